import { withoutInvisibleMarks } from "./invisible-marks";

const ZEROS = [0x660, 0x6f0];

/** A number or a date as a reader takes it: digits of Arabic and Persian keyboards as 0 to 9, and nothing that is not seen. */
export function westernDigits(typed: string): string {
  return withoutInvisibleMarks(typed).replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => code >= zero) ?? code));
  });
}
