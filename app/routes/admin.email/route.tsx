import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { resendEmail } from "~/features/mail/commands/resend-email.server";
import { countEmails, EMAILS_PER_PAGE, listEmails } from "~/features/mail/queries/emails.server";
import { getSenderText } from "~/features/mail/queries/sender.server";
import { listShareLinks } from "~/features/mail/queries/share-links.server";
import { mailListSchema, resendSchema } from "~/features/mail/schema";
import { formatNumber } from "~/lib/text/format-number";
import { requestPath } from "~/lib/web/request-path";
import { isMailSent } from "~/server/env.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { pageCountOf } from "~/server/http/page-count.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { EmailCards } from "./email-cards";
import { MessageFilters } from "./message-filters";
import { MessageTable } from "./message-table";
import { toRow } from "./view.server";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les messages" };

export const meta: MetaFunction = () => seo({ title: "Email" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = mailListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [{ messages, matchCount }, counts] = await Promise.all([listEmails(list), countEmails()]);
  const pageCount = pageCountOf(request, { page: list.page, matchCount, perPage: EMAILS_PER_PAGE });
  const handOns = await listShareLinks(messages);
  const rows = messages.map((message) => toRow(message, { isMailSent, handOn: handOns.get(message.id) }));
  return { list, messages: rows, counts, matchCount, pageCount, isMailSent, sender: await getSenderText() };
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = resendSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  return runWithFlash(requestPath(request), "Message remis en file d’envoi", () => resendEmail(actor, parsed.data.id));
}

export default function Email() {
  const { list, messages, counts, matchCount, pageCount, isMailSent, sender } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Email" description="Tout ce que le site écrit, et où en est chaque message." />
      <section className="mail-messages" aria-labelledby="messages-title">
        <h2 id="messages-title">Messages</h2>
        <MessageFilters list={list} counts={counts} isMailSent={isMailSent} />
        <ListSummary action="/admin/email" matchCount={matchCount} />
        <MessageTable messages={messages} isFiltered={Boolean(list.q || list.status)} />
        <ListPagination action="/admin/email" page={list.page} pageCount={pageCount} />
      </section>
      <div className="stat-grid">
        <StatTile label="Abonnés" value="0" />
        <StatTile label="E-mails envoyés" value={formatNumber(counts.sent)} to="/admin/email?status=sent" />
        <StatTile label="Taux d’ouverture" value={"0\u00a0%"} hint="Non suivi, par respect de qui lit" />
        <StatTile label="Taux de clic" value={"0\u00a0%"} hint="Non suivi, par respect de qui lit" />
      </div>
      <EmailCards isMailSent={isMailSent} sender={sender} />
      <Outlet />
    </>
  );
}
