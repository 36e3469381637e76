import { plainDecimal } from "~/lib/money/format-money";

export const LEGAL_FORMS = {
  sarl: "SARL",
  sarl_au: "SARL à associé unique",
  sa: "SA",
  sas: "SAS",
  snc: "SNC",
  cooperative: "Coopérative",
  sole_trader: "Entreprise individuelle",
  auto_entrepreneur: "Auto-entrepreneur",
} as const;

type LegalForm = keyof typeof LEGAL_FORMS;

export const VAT_REGIMES = {
  standard: "Assujetti à la TVA",
  auto_entrepreneur: "Auto-entrepreneur, sans TVA",
} as const;

/** Forms that have a share capital, which their documents state (law 5-96, law 17-95). */
const WITH_CAPITAL: readonly LegalForm[] = ["sarl", "sarl_au", "sa", "sas", "snc", "cooperative"];

/** Texts are null until they are given. */
export interface LegalIdentity {
  legal_name: string | null;
  legal_form: LegalForm | null;
  share_capital_mad: number | null;
  head_office: string | null;
  ice: string | null;
  if_number: string | null;
  rc: string | null;
  rc_town: string | null;
  tp: string | null;
  cnss: string | null;
  rib: string | null;
  bic: string | null;
  bank_name: string | null;
  vat_regime: keyof typeof VAT_REGIMES;
  deposit_percent: number;
  quote_validity_days: number;
  payment_days: number;
  version: number;
}

/** A rate of VAT: basis points, and the days ('2026-11-23') from and until which it may be invoiced. */
export interface VatRate {
  id: string;
  rateBp: number;
  validFrom: string;
  validUntil: string | null;
  /** Whether a document uses it. */
  isUsed: boolean;
}

export const EMPTY_IDENTITY: LegalIdentity = {
  legal_name: null,
  legal_form: null,
  share_capital_mad: null,
  head_office: null,
  ice: null,
  if_number: null,
  rc: null,
  rc_town: null,
  tp: null,
  cnss: null,
  rib: null,
  bic: null,
  bank_name: null,
  vat_regime: "standard",
  deposit_percent: 50,
  quote_validity_days: 30,
  payment_days: 60,
  version: 1,
};

/** The labels of the form, also in sentences about missing fields. */
export const IDENTITY_LABELS = {
  legal_name: "Raison sociale",
  legal_form: "Forme juridique",
  share_capital_mad: "Capital social",
  head_office: "Siège social",
  ice: "ICE",
  if_number: "Identifiant fiscal (IF)",
  rc: "Registre de commerce (RC)",
  rc_town: "Ville du RC",
  tp: "Taxe professionnelle (TP)",
  cnss: "CNSS",
  rib: "RIB",
  bic: "BIC (SWIFT)",
  bank_name: "Banque",
} as const;

export type Mention = keyof typeof IDENTITY_LABELS;

/** Mentions of every legal form. */
const ALWAYS: readonly Mention[] = ["legal_name", "legal_form", "head_office", "ice", "if_number", "tp", "rib"];

/**
 * The obligatory mentions that are not given yet (CGI art. 145-III and VIII; the transfer's RIB is ours). A company
 * also states its capital, its entry in the trade register and its CNSS; an auto-entrepreneur has none of them.
 */
export function missingMentions(identity: LegalIdentity): Mention[] {
  const form = identity.legal_form;
  const obligatory: Mention[] = [...ALWAYS];
  if (form !== "auto_entrepreneur") obligatory.push("rc", "rc_town", "cnss");
  if (form && WITH_CAPITAL.includes(form)) obligatory.push("share_capital_mad");
  const names = Object.keys(IDENTITY_LABELS) as Mention[];
  return names.filter((name) => obligatory.includes(name) && identity[name] === null);
}

/** The rates that may be invoiced on a day ('2026-11-23'), in basis points. */
export function ratesOn(rates: readonly VatRate[], day: string): number[] {
  return rates
    .filter(({ validFrom, validUntil }) => validFrom <= day && (validUntil ?? day) >= day)
    .map(({ rateBp }) => rateBp);
}

/** '20 %', '5,5 %'. */
export function rateText(rateBp: number): string {
  return `${plainDecimal(rateBp, 2)}\u00a0%`;
}

/** Largest accepted file of a logo. */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;

export const LOGO_REFUSALS = {
  missing: "Choisissez une image",
  empty: "Ce fichier est vide",
  large: "Ce fichier dépasse 2\u00a0Mo\u202f: envoyez-en un plus léger",
  kind: "Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF",
  pixels: "L’image dépasse 40\u00a0millions de pixels\u202f: réduisez-la avant de l’envoyer",
  damaged: "Cette image est abîmée ou incomplète\u202f: exportez-la de nouveau",
} as const;

/** By its digest: the content never changes. */
export function logoPath(sha256: string): string {
  return `/logos/${sha256}.png`;
}
