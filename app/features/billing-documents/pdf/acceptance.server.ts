import { formatExactTime } from "~/features/billing/model/days";
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

/** Writes the evidence below the quote that was accepted. */
export function writeAcceptance(setting: Setting, acceptance: Acceptance): void {
  const { sheet, document, words } = setting;
  keepTogether(sheet, 110);
  write(sheet, words.acceptance.title, { look: LOOKS.title, type: "H2" });
  sheet.y += 4;
  const { by, at, from, digest } = words.acceptance;
  const facts: [string, string | null][] = [
    [by, acceptance.name],
    [words.acceptance.function, acceptance.function],
    [at, formatExactTime(acceptance.acceptedAt, document.language)],
    [from, [acceptance.ip, acceptance.userAgent].filter(Boolean).join(", ") || null],
    [digest, acceptance.documentSha256],
  ];
  for (const [label, value] of facts) if (value) write(sheet, labelled(setting, label, value), { look: LOOKS.text });
}
