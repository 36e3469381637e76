/** The media types of a proof, by the kind of its file. */
export const PROOF_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

export const PROOF_MAX_BYTES = 10 * 1024 * 1024;

/** The most open announcements of an invoice; the same factor limits the bytes of all its proofs. */
export const CLAIMS_WAITING_MAX = 5;
export const PROOFS_MAX_BYTES = 5 * PROOF_MAX_BYTES;

/** Another user has answered the announcement. */
export const CLAIM_GONE = "Cette annonce n’attend plus";

export const CLAIM_INTENT = "claim";

/** The pages on which cards are charged: a form may redirect there. */
export const CARD_PAGE_ORIGINS = ["https://checkout.stripe.com"];

/** The parameter of the address that says that no card can be taken now. */
export const CARD_PARAM = "carte";
