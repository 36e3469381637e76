import type { MetaFunction } from "@remix-run/node";
import { terms } from "~/content/terms";
import { pageCards } from "~/features/seo/model/share-cards";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { TermsContents, TermsHead, TermsSection } from "./terms-sections";

export const handle: RouteHandle = { cache: {} };

export const meta: MetaFunction = () =>
  seo({ title: terms.metaTitle, description: terms.metaDescription, card: pageCards.terms });

export default function TermsPage() {
  return (
    <article className="terms">
      <PageJsonLd crumbs={[{ name: terms.title, path: "/terms" }]} />
      <TermsHead />
      <div className="wrap grid gap-y-10 gap-x-(--gap) pb-(--section) lg:grid-cols-12 lg:items-start print:block">
        <TermsContents />
        <div className="lg:col-[6_/_13]">
          {terms.sections.map((section, index) => (
            <TermsSection key={section.title} section={section} number={index + 1} />
          ))}
          <p className="no-print">
            <LinkButton to="/contact">Nous écrire</LinkButton>
          </p>
        </div>
      </div>
    </article>
  );
}
