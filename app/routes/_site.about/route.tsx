import type { MetaFunction } from "@remix-run/node";
import { about } from "~/content/about";
import { claimedFigures } from "~/content/figures";
import { pageCards } from "~/features/seo/model/share-cards";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RootData } from "~/shell/site-page";
import { withFigures } from "~/site/agency-figures";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { AboutHero, Reasons, Statements, Values } from "./about-sections";
import { Story } from "./story";
import { Team } from "./team";

export const handle: RouteHandle = { cache: {} };

export const meta: MetaFunction = ({ matches }) => {
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  const description = withFigures(about.metaDescription, root?.site.figures ?? claimedFigures);
  return seo({ title: about.metaTitle, description, card: pageCards.about });
};

export default function AboutPage() {
  return (
    <>
      <PageJsonLd crumbs={[{ name: about.title, path: "/about" }]} />
      <AboutHero />
      <Story />
      <Statements />
      <Team />
      <Values />
      <Reasons />
      <CallToActionBand />
    </>
  );
}
