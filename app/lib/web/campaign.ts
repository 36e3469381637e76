import { normalForm } from "~/lib/text/normal-form";

/** Stands for every campaign or host that is not counted by its own name. */
export const OTHERS = "autres";

const PARAMS = ["utm_source", "utm_medium", "utm_campaign"];
const MAX_LENGTH = 100;
const SEPARATOR = " / ";

const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} ._+()/-]*$/u;
/** As many digits as a telephone number has: what a mailing tool may put there is a person's. */
const NUMBER = /\d(?:[ ._+()/-]*\d){7}/;

/**
 * The campaign that an address names by `utm_source`, `utm_medium` and `utm_campaign`: 'meta / cpc / rentree', in lower
 * case, 100 characters at most. Empty where it names none; OTHERS where it holds what no name of a campaign is made of,
 * an e-mail address or a telephone number for instance.
 */
export function campaignOf(query: URLSearchParams | string): string {
  const params = new URLSearchParams(query);
  const parts = PARAMS.map((name) => params.get(name)?.trim()).filter(Boolean);
  return cleanCampaign(parts.join(SEPARATOR));
}

/** A campaign as `campaignOf` writes it, from a text that may be anything. */
export function cleanCampaign(text: string): string {
  const name = normalForm(text, "NFKC").trim().toLowerCase().replace(/\s+/g, " ");
  if (name === "") return "";
  if (!WORDS.test(name) || NUMBER.test(name)) return OTHERS;
  return [...name].slice(0, MAX_LENGTH).join("").trim();
}
