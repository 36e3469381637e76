import { listHeldAnswers, listHeldIdentities } from "~/features/billing/clients/queries.server";
import type { HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { AGENCY, CGI_211, CODE, erasedBy, kept, none } from "~/server/registries/personal-data.server";

export const BILLING_COLUMNS: HeldColumns = {
  feature: "billing",
  tables: {
    billing_clients: [
      kept(CGI_211, "legal_name", "ice", "address", "search_text"),
      erasedBy("billing", "contact_name", "email", "phone"),
      none(CODE, "country"),
    ],
    document_files: [kept(CGI_211, "storage_key"), none(CODE, "sha256")],
    number_series: [none(CODE, "series")],
    dated_rules: [none(AGENCY, "source", "text_fr", "text_es", "text_ar")],
    legal_identity: [
      none(
        AGENCY,
        "legal_name",
        "head_office",
        "ice",
        "if_number",
        "rc",
        "rc_town",
        "tp",
        "cnss",
        "rib",
        "bic",
        "bank_name",
        "logo_sha256",
      ),
    ],
    document_logos: [none(AGENCY, "sha256", "png")],
  },
};

/** The person's billing identities, and what was answered and announced on their documents. */
export const readOwnBilling: OwnDataPart = async (owner) => {
  const identities = await listHeldIdentities(owner);
  const { answers, claims } = await listHeldAnswers(owner);
  return {
    billing_identities: identities.map(({ id: _, ...identity }) => identity),
    quote_answers: answers,
    transfer_announcements: claims,
  };
};
