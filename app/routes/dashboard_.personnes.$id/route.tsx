import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { PEOPLE_COPY } from "~/content/client-people";
import { InviteForm } from "~/features/client-people/components/invite-form";
import { LeaveForm } from "~/features/client-people/components/leave-form";
import { PeopleList } from "~/features/client-people/components/people-list";
import { shownPeople } from "~/features/client-people/people-view";
import { getClientOf, listPeople } from "~/features/client-people/queries.server";
import { clientIdSchema } from "~/features/clients/schema";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ErrorScreen } from "~/shell/error-screen";
import { SitePage, useRootData } from "~/shell/site-page";
import { directionOf } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { BackLink } from "~/ui/back-link";

export { action } from "./action.server";

export const handle: RouteHandle = {
  ...{ sheet, hydrate: true, isPrivate: true, enhance: [siteUrl] },
  lang: (found) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.language,
};

export const meta: MetaFunction<typeof loader> = ({ data: found }) => seo({ title: found?.words.title ?? "Personnes" });

/** Who sees the projects of a client. @throws a 404 for a client that is not the user's */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(clientIdSchema, params);
  const client = await getClientOf(user.id, id);
  if (!client) throw data(null, { status: 404 });
  const { language } = user;
  const { since, refused, missing, done, ...words } = PEOPLE_COPY[language];
  const people = shownPeople(await listPeople(id), { language, since });
  return {
    language,
    words,
    people,
    name: client.name,
    mayChange: client.permission === "decides",
    mayLeave: id !== user.id,
  };
}

export default function People() {
  const { language, words, people, name, mayChange, mayLeave } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  return (
    <SitePage>
      <div className="*:max-w-200 w-full max-w-(--page) mx-auto [padding:clamp(1.5rem,3vw,3rem)_var(--gutter)_clamp(4rem,8vw,8rem)]">
        <BackLink to="/dashboard" hydrated>
          {directionOf(language) === "rtl" ? "→" : "←"} {words.back}
        </BackLink>
        <h1 className="mt-2 mb-2 text-[length:clamp(2rem,1.5rem_+_2vw,3rem)]">{words.title}</h1>
        <p className="mb-1 text-text-2 wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="mb-8 note">{mayChange ? words.intro : words.readsOnly}</p>
        <PeopleList people={people} mayChange={mayChange} words={words} />
        {mayChange && (
          <>
            <InviteForm count={people.length} words={words} />
            <PrivacyNotice purpose="colleague" site={site} language={language} ofPage={language} />
          </>
        )}
        {mayLeave && <LeaveForm words={words} />}
      </div>
    </SitePage>
  );
}

export function ErrorBoundary() {
  return (
    <SitePage>
      <ErrorScreen homeTo="/dashboard" />
    </SitePage>
  );
}
