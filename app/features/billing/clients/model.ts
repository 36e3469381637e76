import type { Currency } from "~/features/billing/model/content";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import type { Buyer } from "~/features/billing/schema";
import type { Language } from "~/site/language";

export const BUYER_KINDS = {
  company: "Entreprise",
  public_body: "Organisme public",
  person: "Particulier",
} as const;

export type BuyerKind = keyof typeof BUYER_KINDS;

/** A client as documents need it; texts are null until they are given. */
export interface BillingClient {
  id: string;
  profile_id: string | null;
  legal_name: string;
  contact_name: string | null;
  email: string | null;
  /** As it is dialled. */
  phone: string | null;
  /** Fifteen digits. */
  ice: string | null;
  address: string | null;
  /** ISO 3166-1, two letters. */
  country: string;
  is_company: boolean;
  is_public_body: boolean;
  language: Language;
  currency: Currency;
  /** Whether reminders are sent to the client. */
  has_reminders: boolean;
  version: number;
}

export const BILLING_CLIENT_SAVED = "Identité de facturation enregistrée";

const BUYER_LABELS = {
  legal_name: "la raison sociale",
  address: "l’adresse",
  ice: "l’ICE",
  email: "l’e-mail",
} as const;

type BuyerField = keyof typeof BUYER_LABELS;

export function kindOf({
  is_company,
  is_public_body,
}: Pick<BillingClient, "is_company" | "is_public_body">): BuyerKind {
  if (is_public_body) return "public_body";
  return is_company ? "company" : "person";
}

type Stated = Pick<BillingClient, BuyerField | "country" | "is_company">;

/** The missing fields of a document, in the order of the form. */
export function missingFields(client: Stated): BuyerField[] {
  const obligatory: BuyerField[] = ["legal_name", "address", "email"];
  // Documents must state the ICE of a company or public body in Morocco (CGI art. 145-VIII).
  if (client.country === HOME_COUNTRY && client.is_company) obligatory.push("ice");
  const names = Object.keys(BUYER_LABELS) as BuyerField[];
  return names.filter((name) => obligatory.includes(name) && !client[name]);
}

const and = new Intl.ListFormat("fr", { type: "conjunction" });

/** Why no document can be made out to the client, or null. */
export function incompleteSentence(client: Stated): string | null {
  const missing = missingFields(client);
  if (missing.length === 0) return null;
  const names = and.format(missing.map((name) => BUYER_LABELS[name]));
  return `Il manque ${names} à l’identité de facturation de ${client.legal_name}`;
}

export function buyerSnapshotOf(client: BillingClient): Buyer {
  return {
    legalName: client.legal_name,
    contactName: client.contact_name,
    ice: client.ice,
    address: client.address ?? "",
    country: client.country,
    isCompany: client.is_company,
    isPublicBody: client.is_public_body,
  };
}

/** A billing identity as its form holds it. */
export type BillingClientValues = Record<
  "kind" | "legal_name" | "contact_name" | "email" | "phone" | "ice" | "address" | "country" | "language" | "currency",
  string
> & { has_reminders: boolean; version: string };

/** The known data of an account or a lead, for a new identity. */
export type KnownOfClient = Partial<Pick<BillingClient, "contact_name" | "email" | "phone" | "language">> & {
  company: string | null;
};

/** A new identity with the known data. A lead without a company is a person by default. */
export function newBillingClientValues(known: KnownOfClient | null): BillingClientValues {
  return {
    kind: known && !known.company ? "person" : "company",
    legal_name: known?.company ?? known?.contact_name ?? "",
    contact_name: known?.contact_name ?? "",
    email: known?.email ?? "",
    phone: known?.phone ?? "",
    ice: "",
    address: "",
    country: HOME_COUNTRY,
    language: known?.language ?? "fr",
    currency: "MAD",
    has_reminders: true,
    version: "",
  };
}

/** @param phone as it is read */
export function valuesOfBillingClient(client: BillingClient, phone: string): BillingClientValues {
  return {
    kind: kindOf(client),
    legal_name: client.legal_name,
    contact_name: client.contact_name ?? "",
    email: client.email ?? "",
    phone,
    ice: client.ice ?? "",
    address: client.address ?? "",
    country: client.country,
    language: client.language,
    currency: client.currency,
    has_reminders: client.has_reminders,
    version: String(client.version),
  };
}
