import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LEGAL_TITLES, legalAlternates } from "~/content/legal/legal-copy";
import { LEGAL_TEXTS } from "~/content/legal/legal-texts";
import { getLegalFacts } from "~/features/legal-identity/queries.server";
import { legalLanguageSchema } from "~/features/legal-identity/schema";
import { legalCard } from "~/features/seo/model/share-cards";
import { paramsOr404 } from "~/server/http/not-found.server";
import { LegalPage } from "~/shell/legal-page/legal-page";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

const PAGE = "accessibilite";

export const handle: RouteHandle = {
  cache: {},
  alternates: legalAlternates(PAGE),
  lang: "loaded",
};

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { language, text } = data;
  return seo({ title: LEGAL_TITLES[PAGE][language], description: text.description, card: legalCard(PAGE, language) });
};

export async function loader({ params }: LoaderFunctionArgs) {
  const { language } = paramsOr404(legalLanguageSchema, params);
  return { language, text: LEGAL_TEXTS[PAGE][language](await getLegalFacts()) };
}

export default function LegalRoute() {
  return <LegalPage page={PAGE} {...useLoaderData<typeof loader>()} />;
}
