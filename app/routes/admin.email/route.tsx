import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { EMAILS_PER_PAGE, getSenderText, listEmails } from "~/features/mail/queries/emails.server";
import { mailListSchema } from "~/features/mail/schema";
import { formatNumber } from "~/lib/text/format-number";
import { isMailSent } from "~/server/env.server";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { EmailCards } from "./email-cards";
import { EmailFilters } from "./email-filters";
import { EmailTable } from "./email-table";
import { toView } from "./view.server";

export { action } from "./action.server";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les messages" };

export const meta: MetaFunction = () => seo({ title: "Email" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = mailListSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { emails, matchCount, hasMore, counts } = await listEmails(list);
  const pageCount = pageCountOf(request, { page: list.page, matchCount, perPage: EMAILS_PER_PAGE });
  const sender = await getSenderText();
  return { list, emails: await toView(emails), counts, matchCount, hasMore, pageCount, isMailSent, sender };
}

export default function Email() {
  const { list, emails, counts, matchCount, hasMore, pageCount, isMailSent, sender } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Email" description="Tout ce que le site écrit, et où en est chaque message." />
      <div className="stat-grid mb-8">
        <StatTile label="Abonnés" value="0" hint={"Non relevé\u202f: pas encore de lettre d’information"} />
        <StatTile label="E-mails envoyés" value={formatNumber(counts.sent)} to="/admin/email?status=sent" />
        <StatTile label="Taux d’ouverture" value={"0\u00a0%"} hint={"Non relevé\u202f: par respect de qui lit"} />
        <StatTile label="Taux de clic" value={"0\u00a0%"} hint={"Non relevé\u202f: par respect de qui lit"} />
      </div>
      <section className="mb-[clamp(2rem,5vw,3.5rem)]" aria-labelledby="messages-title">
        <h2 className="text-[length:clamp(1.5rem,1.2rem_+_1vw,2rem)] mb-4" id="messages-title">
          Messages
        </h2>
        <EmailFilters list={list} counts={counts} isMailSent={isMailSent} />
        <ListSummary action="/admin/email" matchCount={matchCount} hasMore={hasMore} />
        <EmailTable emails={emails} isFiltered={Boolean(list.q || list.status)} />
        <ListPagination action="/admin/email" page={list.page} pageCount={pageCount} />
      </section>
      <EmailCards isMailSent={isMailSent} sender={sender} />
      <Outlet />
    </>
  );
}
