import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { homeMeta } from "~/content/home";
import { localBusinessNode } from "~/lib/json-ld/organization";
import { seo } from "~/lib/seo";
import { PageJsonLd } from "~/shell/page-json-ld";
import { useRootData } from "~/shell/site-page";
import { BlogSection } from "./blog-section";
import { FounderSection } from "./founder-section";
import { FriezeSection } from "./frieze-section";
import { HeroSection } from "./hero-section";
import { findHomeData } from "./home-data.server";
import { MarqueeSection } from "./marquee-section";
import { opinionsOf } from "./opinions";
import { ServicesSection } from "./services-section";
import { StackSection } from "./stack-section";
import { TechnologySection } from "./technology-section";
import { TestimonialsSection } from "./testimonials-section";
import { SharedBevels } from "./wall";

export const meta: MetaFunction = () => seo(homeMeta);

export async function loader() {
  return findHomeData();
}

export default function Home() {
  const { testimonials, posts, rating } = useLoaderData<typeof loader>();
  const { siteName, whatsappNumber } = useRootData()!.site;
  return (
    <>
      <PageJsonLd nodes={(site) => [localBusinessNode(site, opinionsOf(testimonials, rating))]} />
      <HeroSection />
      <ServicesSection />
      <TestimonialsSection testimonials={testimonials} />
      <MarqueeSection whatsappNumber={whatsappNumber} />
      <TechnologySection whatsappNumber={whatsappNumber} />
      <StackSection />
      <BlogSection posts={posts} />
      <FounderSection siteName={siteName} />
      <FriezeSection />
      <SharedBevels />
    </>
  );
}
