import { personalDataCopy } from "~/content/personal-data";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { getDataLink, getHeldData } from "~/features/personal-data/queries.server";
import { chosenServiceText } from "~/features/services/model/service";
import { phoneText } from "~/server/forms/phone.server";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import { isLanguage } from "~/site/language";

/** What is held of a link's address, as its page shows it; null for a link that opens nothing. */
export async function toView(token: string) {
  const link = await getDataLink(token);
  if (!link) return null;
  const { email, language, expires_at } = link;
  const { inquiries, letters, isClient } = await getHeldData(email);
  const [newest] = inquiries;
  return {
    ...{ email, language, isClient, copy: personalDataCopy[language], until: formatDate(expires_at, language) },
    inquiries: inquiries.map((inquiry) => toFacts(inquiry, language)),
    letters: letters.map(({ id, subject, language: written, created_at }) => ({
      ...{ id, subject, day: formatDate(created_at, language), language: isLanguage(written) ? written : "fr" },
    })),
    values: newest && {
      ...{ name: newest.name, company: newest.company ?? "", phone: newest.phone ? phoneText(newest.phone) : "" },
    },
  };
}

function toFacts({ id, name, phone, company, message, created_at, ...chosen }: HeldInquiry, language: Language) {
  const { service_interest, tier_name, first_referrer, first_campaign, last_page, last_referrer, last_campaign } =
    chosen;
  const touches = [first_referrer, first_campaign, last_referrer, last_campaign, last_page].filter(Boolean);
  const service = service_interest ? chosenServiceText({ service_interest, tier_name }) : null;
  return {
    ...{ id, name, company, message, service },
    phone: phone && phoneText(phone),
    source: [...new Set(touches)].join(", "),
    received: formatDate(created_at, language),
  };
}
