import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { smtpPort } from "../../support/e2e-environment";
import { Mailbox } from "../../support/mailbox";
import type { Mode } from "./modes";
import { open } from "./modes";
import { expectBadge } from "./office";

/** The e-mails that the site under test sends, kept in one file: its mail server has one port. */
export class Letters {
  readonly #mailbox: Mailbox;

  private constructor(mailbox: Mailbox) {
    this.#mailbox = mailbox;
  }

  static async open(): Promise<Letters> {
    return new Letters(await Mailbox.open(Number(smtpPort)));
  }

  /** Waits for the nth message of a subject to arrive, and returns its text. */
  async receive(recipient: string, subject: string, nth = 1): Promise<string> {
    const find = () => this.#mailbox.to(recipient).filter((message) => message.subject === subject)[nth - 1];
    await expect.poll(find, { timeout: 45_000, message: `'${subject}' arrives` }).toBeDefined();
    return find()?.text ?? "";
  }

  /** The path of the link in the nth message of a subject: only the newest one is good. */
  async linkTo(recipient: string, subject: string, nth = 1): Promise<string> {
    const text = await this.receive(recipient, subject, nth);
    const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
    return pathname + search;
  }

  /** Turns away for good what is sent to an address. */
  refuse(address: string): void {
    this.#mailbox.refused.add(address);
  }

  /** Takes again what is sent to an address that was refused. */
  accept(address: string): void {
    this.#mailbox.refused.delete(address);
  }

  close(): Promise<void> {
    return this.#mailbox.close();
  }
}

const TONES = { Échoué: "red", Envoyé: "green" } as const;

/** The status of an e-mail, in the words of the back office. */
export type LetterState = keyof typeof TONES;

/** Reloads a list of e-mails until its newest one has this status: a job delivers them. */
export async function openWhenNewest(
  page: Page,
  { list, state, mode }: { list: string; state: LetterState; mode: Mode },
): Promise<void> {
  const badge = page.getByRole("table").locator(".badge").first();
  await expect.poll(() => open(page, list, mode).then(() => badge.innerText()), { timeout: 45_000 }).toBe(state);
  await expectBadge(badge, state, TONES[state]);
}
