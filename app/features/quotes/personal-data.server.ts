import type { HeldColumns } from "~/server/registries/personal-data.server";
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
