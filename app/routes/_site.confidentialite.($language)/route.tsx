import type { LoaderFunctionArgs } from "@remix-run/node";
import { LEGAL_TEXTS } from "~/content/legal/legal-texts";
import { getLegalFacts } from "~/features/billing/identity/queries.server";
import { legalLanguageSchema } from "~/features/billing/identity/schema";
import { paramsOr404 } from "~/server/http/not-found.server";
import { LegalPage, legalHandle, legalMeta } from "~/shell/legal-page/legal-page";

const PAGE = "confidentialite";

export const handle = legalHandle(PAGE);
export const meta = legalMeta;

export async function loader({ params }: LoaderFunctionArgs) {
  const { language } = paramsOr404(legalLanguageSchema, params);
  return { page: PAGE, language, text: LEGAL_TEXTS[PAGE][language](await getLegalFacts()) };
}

export default LegalPage;
