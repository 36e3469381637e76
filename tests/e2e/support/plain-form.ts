import type { Page } from "@playwright/test";

/** By its label, what is typed into a field or chosen of its list; true ticks it. */
export type Values = Record<string, string | true>;

/** A form of plain fields, as scripts send it: first refused where it can be, with what was typed, then taken. */
export interface PlainForm {
  name: string;
  /** Its page, opened as an admin unless this signs somebody else in. */
  at: string | ((page: Page) => Promise<string>);
  wrong?: Values;
  sentence?: string | RegExp;
  /** Its sentences stand under its fields alone. */
  hasNoSummary?: boolean;
  /** Its page is a document, to which scripts only add. */
  isDocument?: boolean;
  /** Which of several forms of the page, by what its region is named. */
  region?: string;
  right?: Values;
  /** None where a choice is sent by itself. */
  button?: string | RegExp;
  says: string | RegExp;
  /** Takes out again what other tests would meet. */
  leave?: (page: Page) => Promise<void>;
}

/** What makes the rows of one test unlike those of any other, at any time: a word, a day and a rate. */
export function newMark() {
  const now = Date.now();
  // Odd rates are those of one worker, even ones those of the other.
  const lastDigit = process.env.TEST_PARALLEL_INDEX === "1" ? 2 + 2 * (now % 4) : 1 + 2 * (now % 5);
  return {
    word: `essai-${process.pid}-${now}`,
    day: `${2200 + (now % 700)}-05-15`,
    rate: `${1 + (now % 9)}${lastDigit}`,
  };
}

export type Mark = ReturnType<typeof newMark>;
