import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { CLIENT_SEARCH } from "~/features/clients/model";
import type { EditorReply } from "~/features/quotes/model/editor-reply";
import { QUOTES_LOAD_FAILURE, QUOTES_PATH } from "~/features/quotes/model/quote";
import { getQuote } from "~/features/quotes/queries/quotes.server";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { searchField } from "~/lib/forms/list-fields";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { DraftEditor } from "./draft-editor";
import { QuoteHeader } from "./quote-header";
import { SentQuote } from "./sent-quote";
import { toEditor, toHead, toSentView, toVersions } from "./view.server";

/** A quote of three hundred lines with all that is said of each. */
const BODY_MAX_BYTES = 1024 * 1024;

export const handle: RouteHandle = { loadFailure: QUOTES_LOAD_FAILURE, maxBodyBytes: BODY_MAX_BYTES };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.head.number ? `Devis ${data.head.number}` : "Devis" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { search, searchParams } = new URL(request.url);
  // An address that is easily guessed for the one that the list leads to.
  if (params.id === "nouveau") throw redirect(`${QUOTES_PATH}/new${search}`);
  const quote = await getQuote(paramsOr404(quoteIdSchema, params).id);
  if (!quote) throw data(null, { status: 404 });
  const asked = searchField.parse(searchParams.get(CLIENT_SEARCH) ?? undefined);
  const isDraft = quote.status === "draft";
  const [editor, sent, versions] = await Promise.all([
    isDraft ? toEditor(quote, asked) : null,
    isDraft ? null : toSentView(quote),
    toVersions(quote.root_id),
  ]);
  return { head: toHead(quote), editor, sent, versions, search: asked };
}

export { action } from "./action.server";

export default function QuotePage() {
  const { head, editor, sent, versions, search } = useLoaderData<typeof loader>();
  const reply = useActionData() as EditorReply | undefined;
  return (
    <>
      <BackLink to={QUOTES_PATH} hydrated>
        Devis
      </BackLink>
      <QuoteHeader head={head} versions={versions} />
      {editor && (
        <DraftEditor key={editor.values.head.version} head={head} editor={editor} search={search} reply={reply} />
      )}
      {sent && <SentQuote head={head} quote={sent} />}
      <Outlet />
    </>
  );
}
