import { expect } from "@playwright/test";
import type { ReceivedEmail } from "./outside-services";
import { tellServices } from "./outside-services";

/** How many e-mails of a subject have arrived so far. */
export async function countEmails(recipient: string, subject: string): Promise<number> {
  return (await tellServices("emails", recipient)).filter((email) => email.subject === subject).length;
}

/** Waits for the nth e-mail of a subject to arrive, and returns its text. */
export async function receiveEmail(recipient: string, subject: string, nth = 1): Promise<string> {
  return (await awaitEmail(recipient, subject, nth)).text;
}

/** Waits for an e-mail with a PDF of that name, and returns its text. */
export async function receiveWithPdf(recipient: string, subject: string, filename: string): Promise<string> {
  const { text, files } = await awaitEmail(recipient, subject, 1);
  expect(files, subject).toContainEqual({ filename, mimeType: "application/pdf", isPdf: true });
  return text;
}

async function awaitEmail(recipient: string, subject: string, nth: number): Promise<ReceivedEmail> {
  let found: ReceivedEmail | undefined;
  const find = async () => {
    const received = await tellServices("emails", recipient);
    found = received.filter((email) => email.subject === subject)[nth - 1];
    return found;
  };
  await expect
    .poll(find, { timeout: 45_000, message: `'${subject}' arrives`, intervals: [50, 100, 200] })
    .toBeDefined();
  return found as ReceivedEmail;
}

/** The path of the link in the nth e-mail of a subject: only the newest one is good. */
export async function linkInEmail(recipient: string, subject: string, nth = 1): Promise<string> {
  const text = await receiveEmail(recipient, subject, nth);
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  return pathname + search;
}
