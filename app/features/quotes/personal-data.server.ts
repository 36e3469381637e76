import { readContributions } from "~/features/projects/personal-data.server";
import { db } from "~/server/db/db.server";
import type { HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { AGENCY, CGI_211, CODE, erasedBy, kept, LAW_43_20, none } from "~/server/registries/personal-data.server";

export const QUOTE_COLUMNS: HeldColumns = {
  feature: "quotes",
  tables: {
    quotes: [none(CODE, "number", "document_sha256"), kept(CGI_211, "title", "content", "document", "search_text")],
    quote_acceptances: [
      kept(LAW_43_20, "name", "function", "ip", "user_agent", "document"),
      none(CODE, "document_sha256"),
    ],
    quote_responses: [erasedBy("quotes", "name", "text")],
    quote_templates: [none(AGENCY, "name", "content")],
  },
};

/** What the person did for other clients, in their projects and with their quotes. */
export const readOwnContributions: OwnDataPart = async ({ profileId, isClient }) => {
  // An admin takes part in every project for the agency, not personally.
  if (!isClient) return { contributions: null };
  const quote_answers = await db.quoteResponse.findMany({
    where: {
      author_id: profileId,
      quote: { billing_client: { OR: [{ profile_id: null }, { profile_id: { not: profileId } }] } },
    },
    select: { kind: true, name: true, text: true, created_at: true },
    orderBy: { created_at: "asc" },
  });
  return { contributions: { ...(await readContributions(profileId)), quote_answers } };
};
