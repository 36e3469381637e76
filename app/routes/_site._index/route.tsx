import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Fragment } from "react";
import lightUrl from "~/client/light.ts?worker&url";
import sceneUrl from "~/client/scene.ts?worker&url";
import { casesCopy } from "~/content/cases";
import { homePage } from "~/content/home";
import { CaseStrip } from "~/features/case-studies/components/case-strip";
import { pageCards } from "~/features/seo/model/share-cards";
import { opinionsOf } from "~/features/testimonials/model";
import { PLAIN_PARAMETERS } from "~/lib/web/old-path";
import { findNewPath } from "~/server/http/old-address.server";
import { PageJsonLd } from "~/shell/page-json-ld";
import { useRootData } from "~/shell/site-page";
import type { HomeSection } from "~/site/appearance";
import { localBusinessNode } from "~/site/json-ld/organization";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BlogSection } from "./blog-section";
import { FounderSection } from "./founder-section";
import { HeroNotes, HeroSection } from "./hero-section";
import { MarqueeSection } from "./marquee-section";
import { SceneSection } from "./scene-section";
import { ServicesSection } from "./services-section";
import { StackSection } from "./stack-section";
import { TechnologySection } from "./technology-section";
import { TestimonialsSection } from "./testimonials-section";
import { toView } from "./view.server";
import { FriezeSection, SharedBevels } from "./wall";

export const meta: MetaFunction = () =>
  seo({ title: homePage.metaTitle, description: homePage.metaDescription, card: pageCards.home });

export const handle: RouteHandle = { enhance: [lightUrl, sceneUrl], cache: { unless: PLAIN_PARAMETERS } };

/** Of an earlier site, an article's address may be this page's with its number. */
export async function loader({ request }: LoaderFunctionArgs) {
  const path = await findNewPath(request.url);
  if (path) throw redirect(path, 301);
  return toView();
}

export default function Home() {
  const { serviceCounts, cases, testimonials, posts, rating, founder } = useLoaderData<typeof loader>();
  const { site, theme, hour } = useRootData()!;
  const { siteName } = site;
  const sections: Record<HomeSection, ReactNode> = {
    services: <ServicesSection counts={serviceCounts} />,
    cases: <CaseStrip cases={cases} title={casesCopy.strip.title} id="cases-title" />,
    testimonials: <TestimonialsSection testimonials={testimonials} />,
    marquee: <MarqueeSection />,
    technology: <TechnologySection />,
    scene: <SceneSection theme={theme} hour={hour} />,
    stack: <StackSection />,
    blog: <BlogSection posts={posts} />,
    founder: founder && <FounderSection founder={founder} siteName={siteName} />,
    frieze: <FriezeSection />,
  };
  return (
    <>
      <PageJsonLd nodes={(site) => [localBusinessNode(site, opinionsOf(testimonials, rating))]} />
      <HeroSection />
      <HeroNotes />
      {site.appearance.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <SharedBevels />
    </>
  );
}
