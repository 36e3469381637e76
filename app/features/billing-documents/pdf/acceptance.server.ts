import { formatExactTime } from "~/features/billing/model/days";
import { keepTogether, write } from "~/server/pdf/blocks.server";
import type { Setting } from "./setting.server";
import { LOOKS, labelled } from "./setting.server";

/**
 * The evidence of an acceptance (law 43-20): who, when, and of which document. Whoever holds the link of a quote reads its
 * file: from where it was accepted is kept for the office alone.
 */
export interface Acceptance {
  name: string;
  function: string;
  acceptedAt: Date;
  /** SHA-256 of the accepted document, in hexadecimal. */
  documentSha256: string;
}

/** Writes the evidence below the quote that was accepted. */
export function writeAcceptance(setting: Setting, acceptance: Acceptance): void {
  const { sheet, document, words } = setting;
  keepTogether(sheet, 110);
  write(sheet, words.acceptance.title, { look: LOOKS.title, type: "H2" });
  sheet.y += 4;
  const { by, at, digest } = words.acceptance;
  const facts: [string, string][] = [
    [by, acceptance.name],
    [words.acceptance.function, acceptance.function],
    [at, formatExactTime(acceptance.acceptedAt, document.language)],
    [digest, acceptance.documentSha256],
  ];
  for (const [label, value] of facts) if (value) write(sheet, labelled(setting, label, value), { look: LOOKS.text });
}
