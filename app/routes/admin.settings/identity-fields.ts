/** The forms of the page besides the agency's. */
export const IDENTITY_INTENT = "identity";
export const ADD_RATE_INTENT = "add-rate";
export const DELETE_RATE_INTENT = "delete-rate";
export const END_RATE_INTENT = "end-rate";

/** The texts of the identity in the order of a document's foot. */
export const IDENTITY_FIELDS = [
  { name: "legal_name" },
  { name: "share_capital_mad", inputMode: "numeric", hint: "En dirhams, pour une société" },
  { name: "head_office" },
  { name: "ice", inputMode: "numeric", hint: "15 chiffres" },
  { name: "if_number", inputMode: "numeric" },
  { name: "rc", inputMode: "numeric" },
  { name: "rc_town" },
  { name: "tp", inputMode: "numeric" },
  { name: "cnss", inputMode: "numeric" },
  { name: "rib", inputMode: "numeric", hint: "24 chiffres, clé comprise" },
  { name: "bic", hint: "8 ou 11 caractères, pour les virements de l’étranger" },
  { name: "bank_name" },
] as const;

/** What a document begins with, in percent and days. */
export const TERM_FIELDS = [
  { name: "deposit_percent", label: "Acompte", hint: "En pour cent du total" },
  { name: "quote_validity_days", label: "Validité d’un devis", hint: "En jours" },
  { name: "payment_days", label: "Délai de paiement", hint: "En jours, dans la limite des règles fiscales" },
] as const;
