import { westernDigits } from "~/lib/text/invisible-marks";

/** A number as it is typed, with what separates its digits. */
const PHONE = /^\+?[\d\s().-]{6,}$/;

/** A telephone as it is kept, without spaces and in western digits; any other text as it is. */
export function withoutPhoneSpaces(text: string): string {
  const western = westernDigits(text);
  return PHONE.test(western) ? western.replace(/[^\d+]/g, "") : text;
}
