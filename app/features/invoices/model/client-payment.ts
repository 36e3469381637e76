/** What proves a transfer, as the kind of its file and its media type. */
export const PROOF_TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

export const PROOF_MAX_BYTES = 10 * 1024 * 1024;

/** So many announcements of an invoice wait for the agency; its files of all announcements together have as many bytes. */
export const CLAIMS_WAITING_MAX = 5;
export const PROOFS_MAX_BYTES = 5 * PROOF_MAX_BYTES;

/** Of an announcement that a colleague has confirmed or set aside meanwhile. */
export const CLAIM_GONE = "Cette annonce n’attend plus";

export const CLAIM_INTENT = "claim";

/** Where the pages are on which a card is charged: the answer to a form may lead there. */
export const CARD_PAGE_ORIGINS = ["https://checkout.stripe.com"];

/** The parameter of an invoice's page that says that no card can be taken now. */
export const CARD_PARAM = "carte";
