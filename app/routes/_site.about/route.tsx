import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { about } from "~/content/about";
import { claimedFigures } from "~/content/figures";
import { pageCards } from "~/features/seo/model/share-cards";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RootData } from "~/shell/site-page";
import { withFigures } from "~/site/agency-figures";
import { personNode } from "~/site/json-ld/person";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AboutHero, Reasons, Statements, Values } from "./about-sections";
import { Story } from "./story";
import { Team } from "./team";
import { toView } from "./view.server";

export const handle: RouteHandle = { cache: {} };

export const meta: MetaFunction = ({ matches }) => {
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  const description = withFigures(about.metaDescription, root?.site.figures ?? claimedFigures);
  return seo({ title: about.metaTitle, description, card: pageCards.about });
};

export async function loader() {
  return toView();
}

export default function AboutPage() {
  const { members } = useLoaderData<typeof loader>();
  return (
    <>
      <PageJsonLd
        crumbs={[{ name: about.title, path: "/about" }]}
        nodes={({ siteUrl }) => members.map((member) => personNode(siteUrl, member))}
      />
      <AboutHero />
      <Story />
      <Statements />
      <Team members={members} />
      <Values />
      <Reasons />
      <CallToActionBand />
    </>
  );
}
