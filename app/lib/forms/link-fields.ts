import { linkAddress, webAddress } from "~/lib/web/web-address";
import { optionalTextField } from "./text-fields";

interface LinkRules {
  max: number;
  tooLong: string;
  /** Which addresses the field takes, as they begin. */
  begins: RegExp;
  /** Said of any other. */
  sentence: string;
}

/**
 * The address of a link, read as those in texts are: `www.exemple.ma` leads to https:. Null when left empty. What leads
 * to no page, such as an e-mail address, is answered with `sentence`, in French.
 */
export function linkField({ max, tooLong, begins, sentence }: LinkRules) {
  return optionalTextField(max, tooLong, { isCode: true })
    .transform((typed) => typed && linkAddress(typed))
    .refine((address) => address === null || (begins.test(address) && webAddress(address) !== null), sentence);
}

/** The address of a picture: on the web, or a path of this site. */
export function pictureAddressField(max: number, tooLong: string) {
  const sentence = "L’adresse de l’image commence par https:// ou par /media/";
  return linkField({ max, tooLong, begins: /^(\/|https?:\/\/)/i, sentence });
}
