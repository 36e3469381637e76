import { accessibility } from "./accessibility";
import type { LegalCopy, LegalPage } from "./legal-copy";
import { legalNotice } from "./legal-notice";
import { privacy } from "./privacy";

/** The words of each legal page. */
export const LEGAL_TEXTS: Record<LegalPage, LegalCopy> = {
  "mentions-legales": legalNotice,
  confidentialite: privacy,
  accessibilite: accessibility,
};
