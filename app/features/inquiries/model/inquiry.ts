import { ERASED_EMAIL, ERASED_NAME } from "~/features/clients/model";
import type { TierName } from "~/features/services/model/service";
import { chosenServiceText } from "~/features/services/model/service";
import { formatShortDateTime } from "~/site/format";

/** In the order in which an inquiry usually moves; any may follow any. */
export const INQUIRY_STATUSES = ["new", "contacted", "qualified", "converted", "rejected"] as const;

export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

export const INQUIRY_STATUS_LABELS: Record<InquiryStatus, string> = {
  new: "Nouveau",
  contacted: "Contacté",
  qualified: "Qualifié",
  converted: "Converti",
  rejected: "Rejeté",
};

export const INQUIRY_STATUS_TONES = {
  new: "blue",
  contacted: "yellow",
  qualified: "purple",
  converted: "green",
  rejected: "red",
} as const satisfies Record<InquiryStatus, string>;

/** What a sender may have in mind, from the least to the most. */
export const BUDGET_RANGES = ["small", "medium", "large"] as const;

export type BudgetRange = (typeof BUDGET_RANGES)[number];

export const BUDGET_LABELS: Record<BudgetRange, string> = {
  small: "Moins de 10\u202f000 MAD",
  medium: "De 10\u202f000 à 40\u202f000 MAD",
  large: "Plus de 40\u202f000 MAD",
};

/** Them as the options of a field, none first. */
export const BUDGET_OPTIONS = [
  { value: "", label: "À définir ensemble" },
  ...BUDGET_RANGES.map((value) => ({ value, label: BUDGET_LABELS[value] })),
];

const NO_SERVICE = "Non spécifié";

interface Interest {
  service_interest: string | null;
  tier_name: TierName | null;
}

/** The service and tier that an inquiry names, as screens show them: an imported one may name it by an empty text. */
export function serviceLabel(inquiry: Interest): string {
  return interestText(inquiry) ?? NO_SERVICE;
}

function interestText({ service_interest, tier_name }: Interest): string | null {
  return service_interest ? chosenServiceText({ service_interest, tier_name }) : null;
}

/** How many of the latest inquiries the home of the back office and the analytics name. */
export const RECENT_COUNT = 5;

export const NO_INQUIRY = "Aucune demande pour le moment";
export const INQUIRY_GONE = "Cette demande n’existe plus.";
export const SENT_BY_TEAM = "Cette adresse est celle d’un membre de l’équipe : elle ne peut pas devenir un client.";

/** Longest message text put into a chat link, in characters: longer addresses are cut by some phones. */
const CHAT_TEXT_MAX_LENGTH = 1500;

interface Message extends Interest {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  budget_range: BudgetRange | null;
  message: string;
}

/** What a sender said besides the message, each with its name; what was left empty is left out. */
export function inquiryFacts(inquiry: Omit<Message, "name" | "message">): [string, string][] {
  const { email, phone, company, budget_range } = inquiry;
  const facts: [string, string | null][] = [
    ["E-mail", email],
    ["Téléphone", phone],
    ["Entreprise", company],
    ["Service", interestText(inquiry)],
    ["Budget", budget_range && BUDGET_LABELS[budget_range]],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** The chat message a visitor sends after the form: greeting, name, what was filled in, and the text. */
export function inquiryChatMessage({ name, message, ...said }: Message): string {
  const text = message.length > CHAT_TEXT_MAX_LENGTH ? `${message.slice(0, CHAT_TEXT_MAX_LENGTH)}…` : message;
  const facts = inquiryFacts(said).map(([label, value]) => `${label} : ${value}`);
  return [`Bonjour, je suis ${name}.`, ...facts, "", text].join("\n");
}

/** What is refused for an inquiry whose sender was erased. */
export const ERASED_UNCHANGED =
  "Cette demande a été effacée à la demande de la personne\u202f: elle ne se modifie plus.";

/** Whether the sender was erased; another sender may have the same name, so the e-mail is compared too. */
export function isErased({ name, email }: { name: string; email: string | null }): boolean {
  return name === ERASED_NAME && email === ERASED_EMAIL;
}

const ERASED = "Cette demande a été effacée à la demande de la personne\u202f: elle ne se convertit plus.";
/** What is refused for an inquiry in quarantine, whether it is to be converted or merged. */
export const IN_QUARANTINE = "Reprenez d’abord la demande des indésirables.";

/** Why an inquiry cannot become a project, in words; null where it can. */
export function conversionRefusal(inquiry: { name: string; email: string | null; is_spam: boolean }): string | null {
  if (isErased(inquiry)) return ERASED;
  return inquiry.is_spam ? IN_QUARANTINE : null;
}

export type RecentInquiry = ReturnType<typeof recentFacts>;

/** Times are written on the server: a browser's time zone tables may be older or newer than ours. */
export function recentFacts({
  id,
  name,
  created_at,
  ...interest
}: {
  id: string;
  name: string;
  service_interest: string | null;
  tier_name: TierName | null;
  created_at: Date;
}) {
  return {
    id,
    name,
    service: serviceLabel(interest),
    receivedAt: created_at.toISOString(),
    received: formatShortDateTime(created_at),
  };
}
