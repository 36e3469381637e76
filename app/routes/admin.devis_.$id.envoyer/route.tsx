import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { QUOTES_PATH } from "~/features/quotes/model/quote";
import { getQuote } from "~/features/quotes/queries.server";
import { quoteIdSchema } from "~/features/quotes/schema/quote";
import { listObstacles, printNotice, sendQuote } from "~/features/quotes/send.server";
import { formatMoney } from "~/lib/money/format-money";
import { isMailSent } from "~/server/env.server";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { findOr404, foundOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { useIsSubmitting } from "~/ui/form-state";
import { ScreenLinkButton } from "~/ui/screen-link";
import { TallLink } from "~/ui/tall-link";

const TITLE = "Envoyer le devis";

export const meta = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const quote = await findOr404(quoteIdSchema, params, ({ id }) => getQuote(id));
  foundOr404(quote.status === "draft");
  const { id, title, gross, currency, content, billing_client } = quote;
  const hasOptions = content.lines.some(({ option }) => option !== null);
  return {
    id,
    title,
    isMailSent,
    obstacles: await listObstacles(quote),
    notice: await printNotice(quote),
    total: `${formatMoney(gross, currency)} TTC${hasOptions ? " hors options" : ""}`,
    recipient: billing_client?.email ?? "",
  };
}

const SENT = isMailSent
  ? "Devis envoyé"
  : "Devis envoyé\u202f: copiez son lien, sans serveur de messagerie la lettre est gardée";

export const action = formAction({
  guard: requireAdmin,
  params: quoteIdSchema,
  buttons: {
    "send-quote": {
      schema: noFields,
      to: ({ params }) => `${QUOTES_PATH}/${params.id}`,
      run: (_, { actor, params }) => sendQuote(actor, params.id),
      done: SENT,
    },
  },
});

export default function SendQuote() {
  const { id, title, obstacles, notice, total, recipient } = useLoaderData<typeof loader>();
  const closeTo = `${QUOTES_PATH}/${id}`;
  const isPending = useIsSubmitting("send-quote");
  if (obstacles.length > 0) {
    return (
      <Dialog
        title={TITLE}
        closeTo={closeTo}
        footer={
          <ScreenLinkButton to={closeTo} preventScrollReset>
            Revenir au devis
          </ScreenLinkButton>
        }
      >
        <p>Ce devis ne peut pas encore partir{"\u202f"}:</p>
        <ul className="grid gap-3 mt-3">
          {obstacles.map(({ sentence, to, label }) => (
            <li key={sentence}>
              {sentence}.{" "}
              <TallLink to={to} hydrated>
                {label}
              </TallLink>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={TITLE}
      closeTo={closeTo}
      footer={
        <DialogActions
          formId="send-quote"
          submitLabel="Envoyer"
          pendingText="Envoi..."
          isPending={isPending}
          cancelTo={closeTo}
        />
      }
    >
      <Form method="post" id="send-quote" preventScrollReset>
        <input type="hidden" name="intent" value="send-quote" />
        <p>
          «{"\u202f"}
          {title}
          {"\u202f"}», {total}, part à {recipient}. Il reçoit son numéro et ne change plus ensuite
          {"\u202f"}: une correction est une nouvelle version.
        </p>
        {notice && <p className="note mt-3">{notice}.</p>}
      </Form>
    </Dialog>
  );
}
