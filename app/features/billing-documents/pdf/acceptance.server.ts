import { withFirstOfMonth } from "~/lib/dates/first-of-month";
import { keepTogether, write } from "~/server/pdf/blocks.server";
import type { Setting } from "./setting.server";
import { LOOKS, labelled } from "./setting.server";

/** The evidence of an acceptance (law 43-20): who, when, from where, and of which document. */
export interface Acceptance {
  name: string;
  function: string;
  acceptedAt: Date;
  ip: string | null;
  userAgent: string | null;
  /** SHA-256 of the accepted document, in hexadecimal. */
  documentSha256: string;
}

const LOCALES = { fr: "fr", es: "es", ar: "ar-u-nu-latn-ca-gregory" } as const;

/** Writes the evidence below the quote that was accepted. */
export function writeAcceptance(setting: Setting, acceptance: Acceptance): void {
  const { sheet, document, words } = setting;
  const format = new Intl.DateTimeFormat(LOCALES[document.language], {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: "Africa/Casablanca",
  });
  keepTogether(sheet, 110);
  write(sheet, words.acceptance.title, { look: LOOKS.title, type: "H2" });
  sheet.y += 4;
  const { by, at, from, digest } = words.acceptance;
  const facts: [string, string | null][] = [
    [by, acceptance.name],
    [words.acceptance.function, acceptance.function],
    [at, withFirstOfMonth(format.format(acceptance.acceptedAt))],
    [from, [acceptance.ip, acceptance.userAgent].filter(Boolean).join(", ") || null],
    [digest, acceptance.documentSha256],
  ];
  for (const [label, value] of facts) if (value) write(sheet, labelled(setting, label, value), { look: LOOKS.text });
}
