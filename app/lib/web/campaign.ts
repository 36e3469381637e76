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
 * The campaign of `utm_source`, `utm_medium` and `utm_campaign` ('meta / cpc / rentree', 100 characters at most), or
 * ''; OTHERS for what no campaign is named, such as an e-mail address or a telephone number.
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
