import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { PEOPLE_COPY } from "~/content/client-people";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { LOAD_FAILURES } from "~/content/load-failures";
import { getOwnProfile } from "~/features/accounts/queries.server";
import { listInvitationsTo, listOtherNames } from "~/features/clients/people/queries.server";
import { ProjectStatusBadge } from "~/features/projects/components/project-badges";
import { ProjectTimeline } from "~/features/projects/components/project-timeline";
import { countUnread } from "~/features/projects/messages/queries.server";
import { listProjectsOf, PROJECTS_PER_PAGE } from "~/features/projects/queries.server";
import { askedPage } from "~/lib/forms/list-fields";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireUser } from "~/server/sessions/guards.server";
import { SiteError } from "~/shell/site-error";
import { SitePage } from "~/shell/site-page";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { FactList } from "~/ui/fact-list";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { AdminCard, DataCard, InvitationCard, ProfileCard } from "./dashboard-cards";
import type { ProjectItem } from "./view.server";
import { toItem } from "./view.server";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: LOAD_FAILURES.projects,
  enhance: [siteUrl],
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.words.home.title ?? "Mon espace" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { language } = user;
  const page = askedPage(request);
  const [{ projects, matchCount }, { company, erasure_requested_at: askedAt }] = await Promise.all([
    listProjectsOf(user.id, page),
    getOwnProfile(user.id),
  ]);
  const projectIds = projects.map(({ id }) => id);
  const unread = await countUnread({ id: user.id, isOfTeam: user.role === "admin" }, projectIds);
  const others = await listOtherNames(user.id);
  const { text, open } = PEOPLE_COPY[language].invited;
  const invitations = (await listInvitationsTo(user.id)).map(({ id, name }) => ({ id, open, text: text(name) }));
  const { home, data, profile, pages } = CLIENT_SPACE[language];
  // Words that are functions stay on the server.
  const { history, ...ofHome } = home;
  const { asked, ...ofData } = data;
  return {
    user,
    company,
    language,
    invitations,
    words: { home: ofHome, data: ofData, profile, pages },
    erasureAsked: askedAt && asked(formatDate(askedAt, language)),
    projects: projects.map((project) => toItem(project, { unread, others, language })),
    page,
    pageCount: pageCountOf(request, { page, matchCount, perPage: PROJECTS_PER_PAGE }),
  };
}

export default function Dashboard() {
  const { user, company, words, erasureAsked, invitations, projects, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className="dashboard *:min-w-0 *:wrap-anywhere grid gap-y-10 gap-x-(--gap) w-full max-w-(--page) mx-auto [padding:clamp(2rem,4vw,4rem)_var(--gutter)_clamp(4rem,8vw,8rem)] lg:grid-cols-12">
        <section className="lg:col-[1_/_9] lg:pe-[clamp(0rem,3vw,3.5rem)]" aria-labelledby="projects-title">
          <div className="flex flex-wrap items-end justify-between gap-4 mb-6">
            <h1 className="text-[length:clamp(2.25rem,1.6rem_+_2.6vw,3.5rem)]" id="projects-title">
              {words.home.heading}
            </h1>
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/dashboard/devis" hydrated size="sm">
                {words.home.quotes}
              </LinkButton>
              <LinkButton to="/dashboard/factures" hydrated size="sm">
                {words.home.invoices}
              </LinkButton>
              <LinkButton to="/contact" hydrated variant="primary" size="sm">
                {words.home.newProject}
              </LinkButton>
            </div>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 mb-8 empty:hidden">
            {user.role === "admin" && <AdminCard />}
            {invitations.map((invitation) => (
              <InvitationCard key={invitation.id} {...invitation} />
            ))}
          </div>
          {projects.length === 0 ? (
            <EmptyState title={words.home.empty}>{words.home.emptyHint}</EmptyState>
          ) : (
            <ul className="project-list">
              {projects.map((project) => (
                <Project key={project.id} project={project} words={words.home} />
              ))}
            </ul>
          )}
          <ListPagination action="/dashboard" page={page} pageCount={pageCount} words={words.pages} />
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:col-[9_/_13]">
          <ProfileCard user={user} company={company} words={words.profile} invoices={words.home.invoices} />
          <DataCard words={words.data} erasureAsked={erasureAsked} mayAsk={user.role === "client"} />
        </div>
      </div>
      <Outlet />
    </SitePage>
  );
}

export const ErrorBoundary = SiteError;

const TEXT = "max-w-[64ch] mt-2.5 text-text-2 whitespace-pre-line";

interface ProjectProps {
  project: ProjectItem;
  words: Record<"budget" | "deadline" | "created", string>;
}

function Project({ project, words }: ProjectProps) {
  const { id, title, description, status, headline, unread, client, statusLabels: labels } = project;
  return (
    <li className="pt-6 pb-7 border-t border-t-line">
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-6">
        <h2 className="text-xl leading-[1.15] wrap-anywhere">
          <AppLink className="inline-block min-h-11 py-2 md:min-h-0 md:py-0" to={`/dashboard/projects/${id}`} hydrated>
            {title}
          </AppLink>
        </h2>
        <ProjectStatusBadge status={status} label={labels[status]} />
      </div>
      {client && (
        <p className={`note ${TEXT}`}>
          <AppLink to={`/dashboard/personnes/${client.id}`} hydrated>
            <bdi>{client.name}</bdi>
          </AppLink>
        </p>
      )}
      <p className={`${TEXT} mb-1 wrap-anywhere`}>
        {headline.step} {headline.turn && <strong>{headline.turn}</strong>}
      </p>
      {description && (
        <p className={TEXT} dir="auto">
          {description}
        </p>
      )}
      {unread && (
        <p className={TEXT}>
          <AppLink to={`/dashboard/projects/${id}/messages`} hydrated>
            {unread}
          </AppLink>
        </p>
      )}
      <FactList
        facts={[
          { term: words.budget, value: project.budget },
          { term: words.deadline, value: project.deadline },
          { term: words.created, value: project.createdOn },
        ]}
      />
      <ProjectTimeline label={project.historyLabel} history={project.history} labels={labels} />
    </li>
  );
}
