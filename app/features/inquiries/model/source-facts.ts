import type { LeadSource } from "~/features/marketing/model/lead-source";
import { campaignLabel, pageLabel, referrerLabel } from "~/features/marketing/model/lead-source";
import { formatDateTime } from "~/site/format";

export type InquiryChannel = "form" | "whatsapp" | "phone" | "email" | "event" | "import" | "other";

export const CHANNEL_LABELS: Record<InquiryChannel, string> = {
  form: "Formulaire",
  whatsapp: "WhatsApp",
  phone: "Téléphone",
  email: "E-mail",
  event: "Salon",
  import: "Import",
  other: "Autre",
};

/** The ways of leads that are written down by hand. */
export const HAND_CHANNELS = ["phone", "whatsapp", "email", "event", "other"] as const;

/** Where a lead came from, in terms and words; what is not known says so. */
export function sourceFacts(
  lead: LeadSource & {
    channel: InquiryChannel;
    reference_code: string | null;
  },
): { term: string; value: string }[] {
  const { channel, reference_code, last_page, last_campaign, last_referrer } = lead;
  const first = firstTouch(lead);
  return [
    { term: "Canal", value: CHANNEL_LABELS[channel] + (reference_code ? `, réf. ${reference_code}` : "") },
    { term: "Page d’origine", value: pageLabel(last_page) },
    { term: "Campagne", value: campaignLabel(last_campaign) },
    { term: "Site d’origine", value: referrerLabel(last_referrer) },
    ...(first ? [{ term: "Première visite", value: first }] : []),
  ];
}

/** How the visit began, where that is known and tells more than the last touch. */
function firstTouch({ first_page, first_referrer, first_campaign, first_at }: LeadSource): string | null {
  if (first_page === null && first_at === null) return null;
  const source = [first_campaign, first_referrer].find(Boolean);
  const parts = [first_page, source, first_at && formatDateTime(first_at)];
  return parts.filter(Boolean).join(", ");
}
