import { personalDataCopy } from "~/content/personal-data";
import type { HeldMerged } from "~/features/inquiries/queries/merged-messages.server";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { getDataLink, getHeldData } from "~/features/personal-data/queries.server";
import { chosenServiceText } from "~/features/services/model/service";
import { phoneText } from "~/server/forms/phone.server";
import { formatDate } from "~/site/format";
import { isLanguage } from "~/site/language";

/** What is held of a link's address, as its page shows it; null for a link that opens nothing. */
export async function toView(token: string) {
  const link = await getDataLink(token);
  if (!link) return null;
  const { email, language, expires_at } = link;
  const copy = personalDataCopy[language];
  const { inquiries, merged, letters, consents, isClient } = await getHeldData(email);
  const messages = [...inquiries.map(toHeld), ...merged.map(mergedToHeld)].sort(
    (a, b) => b.at.getTime() - a.at.getTime(),
  );
  const [newest] = messages;
  return {
    ...{ email, language, isClient, copy, until: formatDate(expires_at, language) },
    inquiries: messages.map(({ at, ...message }) => ({ ...message, received: formatDate(at, language) })),
    letters: letters.map(({ id, subject, language: written, created_at }) => ({
      ...{ id, subject, day: formatDate(created_at, language), language: isLanguage(written) ? written : "fr" },
    })),
    consents: consents.map(({ id, title, asked_at, given_at, withdrawn_at }) => {
      const states = copy.held.consentStates;
      const [state, at] = withdrawn_at
        ? [states.withdrawn, withdrawn_at]
        : given_at
          ? [states.given, given_at]
          : [states.asked, asked_at];
      return { id, title, state: `${state} ${formatDate(at, language)}` };
    }),
    canErase: newest !== undefined || (consents.length > 0 && !isClient),
    values: newest && {
      ...{ name: newest.name, company: newest.company ?? "", phone: newest.phone ?? "" },
    },
  };
}

function toHeld({ id, name, phone, company, message, created_at, ...chosen }: HeldInquiry) {
  const { service_interest, tier_name, first_referrer, first_campaign, last_page, last_referrer, last_campaign } =
    chosen;
  const touches = [first_referrer, first_campaign, last_referrer, last_campaign, last_page].filter(Boolean);
  const service = service_interest ? chosenServiceText({ service_interest, tier_name }) : null;
  return {
    ...{ id, name, company, message, service, at: created_at },
    phone: phone && phoneText(phone),
    source: [...new Set(touches)].join(", "),
  };
}

/** A message that is in another person's inquiry by now: where the visit came from is not known of it alone. */
function mergedToHeld({ id, facts, message, created_at }: HeldMerged): ReturnType<typeof toHeld> {
  const { Nom: name = "", Téléphone: phone = null, Entreprise: company = null, Service: service = null } = facts;
  return { ...{ id, name, phone, company, message, service, at: created_at }, source: "" };
}
