import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { ClientSearch } from "~/features/clients/components/client-search";
import { CLIENT_SEARCH } from "~/features/clients/model";
import { QuoteEditor } from "~/features/quotes/components/quote-editor";
import { QuoteHeadFields } from "~/features/quotes/components/quote-head-fields";
import type { EditorReply } from "~/features/quotes/model/editor";
import { QUOTES_LOAD_FAILURE, QUOTES_PATH } from "~/features/quotes/model/quote";
import { getQuote } from "~/features/quotes/queries.server";
import { saveEditor } from "~/features/quotes/save-editor.server";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { withdrawQuote } from "~/features/quotes/send.server";
import { revokeQuoteLinks, sendLinkAgain } from "~/features/quotes/send-link.server";
import { createVersion, duplicateQuote, updateQuote } from "~/features/quotes/write.server";
import { searchField } from "~/lib/forms/list-fields";
import { formatCount } from "~/lib/text/format-number";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Button } from "~/ui/button";
import { ScreenBackLink, ScreenLink } from "~/ui/screen-link";
import type { QuoteHead } from "./quote-header";
import { QuoteHeader } from "./quote-header";
import { SentQuote } from "./sent-quote";
import { toEditor, toHead, toSentView, toVersions } from "./view.server";

const pathOf = (id: string) => `${QUOTES_PATH}/${id}`;

/** What the buttons beside the form have in common: their message stands on the page of the quote. */
const button = { schema: noFields, to: ({ params }: { params: { id: string } }) => pathOf(params.id) };

/** A quote of three hundred lines with all that is said of each. */
const BODY_MAX_BYTES = 1024 * 1024;

export const handle: RouteHandle = { loadFailure: QUOTES_LOAD_FAILURE, maxBodyBytes: BODY_MAX_BYTES };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.head.number ? `Devis ${data.head.number}` : "Devis" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { search, searchParams } = new URL(request.url);
  // An address that users guess.
  if (params.id === "nouveau") throw redirect(`${QUOTES_PATH}/new${search}`);
  const quote = await findOr404(quoteIdSchema, params, ({ id }) => getQuote(id));
  const asked = searchField.parse(searchParams.get(CLIENT_SEARCH) ?? undefined);
  const isDraft = quote.status === "draft";
  const [editor, sent, versions] = await Promise.all([
    isDraft ? toEditor(quote, asked) : null,
    isDraft ? null : toSentView(quote),
    toVersions(quote.root_id),
  ]);
  return { head: toHead(quote), editor, sent, versions, search: asked };
}

export const action = formAction({
  guard: requireAdmin,
  params: quoteIdSchema,
  others: {
    quote: async ({ actor, params: { id }, form }) => {
      const again = await saveEditor(form, "quote", (input) => updateQuote(actor, id, input));
      if (again) return data(again.reply, { status: again.status });
      return redirectWithSuccess(
        form.get("then") === "send" ? `${pathOf(id)}/envoyer` : pathOf(id),
        "Devis enregistré",
      );
    },
  },
  buttons: {
    duplicate: {
      ...button,
      hasNotFound: true,
      run: async (_, { actor, params }) =>
        redirectWithSuccess(pathOf((await duplicateQuote(actor, params.id)).id), "Devis dupliqué"),
    },
    "new-version": {
      ...button,
      hasNotFound: true,
      run: async (_, { actor, params }) =>
        redirectWithSuccess(pathOf((await createVersion(actor, params.id)).id), "Nouvelle version commencée"),
    },
    withdraw: {
      ...button,
      run: (_, { actor, params }) => withdrawQuote(actor, params.id),
      done: "Devis retiré",
    },
    "send-link": {
      ...button,
      run: (_, { actor, params }) => sendLinkAgain(actor, params.id, { isRenewed: false }),
      done: "Lien renvoyé au client",
    },
    "renew-link": {
      ...button,
      run: (_, { actor, params }) => sendLinkAgain(actor, params.id, { isRenewed: true }),
      done: "Lien renouvelé\u202f: l’ancien n’ouvre plus rien",
    },
    "revoke-link": {
      ...button,
      run: (_, { actor, params }) => revokeQuoteLinks(actor, params.id),
      done: "Lien révoqué\u202f: il n’ouvre plus rien",
    },
  },
});

export default function QuotePage() {
  const { head, editor, sent, versions, search } = useLoaderData<typeof loader>();
  const reply = useActionData() as EditorReply | undefined;
  return (
    <>
      <ScreenBackLink to={QUOTES_PATH}>Devis</ScreenBackLink>
      <QuoteHeader head={head} versions={versions} />
      {editor && (
        <DraftEditor key={editor.values.head.version} head={head} editor={editor} search={search} reply={reply} />
      )}
      {sent && <SentQuote head={head} quote={sent} />}
      <Outlet />
    </>
  );
}

interface DraftEditorProps {
  head: QuoteHead;
  editor: Awaited<ReturnType<typeof toEditor>>;
  search: string | undefined;
  reply: EditorReply | undefined;
}

function DraftEditor({ head, editor, search, reply }: DraftEditorProps) {
  const { id, inquiry } = head;
  const { clients, validityDays, ...form } = editor;
  const here = `${QUOTES_PATH}/${id}`;
  const found = clients.isPartial
    ? { q: search, note: `${formatCount(clients.matchCount, "client")} de facturation` }
    : null;
  return (
    <>
      <ClientSearch action={here} search={found} />
      <p className="note mb-5">
        Le client n’est pas dans la liste{"\u202f"}?{" "}
        <ScreenLink to={`/admin/clients-facturation/new?devis=${id}${inquiry ? `&piste=${inquiry.id}` : ""}`}>
          Créer son identité de facturation
        </ScreenLink>
      </p>
      <QuoteEditor
        edited="quote"
        {...form}
        here={here}
        reply={reply}
        head={(values, errors) => (
          <QuoteHeadFields values={values} errors={errors} validityDays={validityDays} clients={clients.choices} />
        )}
        actions={
          <Button name="then" value="send">
            Enregistrer et envoyer…
          </Button>
        }
      />
    </>
  );
}
