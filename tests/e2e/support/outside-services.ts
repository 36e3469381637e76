import { controlPort } from "../../support/e2e-environment";

/** An e-mail as the mail server has received it. */
export interface ReceivedEmail {
  subject: string;
  text: string;
  files: { filename: string; mimeType: string; isPdf: boolean }[];
}

/** Tells the services of tests/support/start-outside-services what to do, and returns the e-mails to that recipient. */
export async function tellServices(
  what: "emails" | "refuse" | "accept" | "finish",
  about: string,
): Promise<ReceivedEmail[]> {
  const answer = await fetch(`http://127.0.0.1:${controlPort}/${what}?about=${encodeURIComponent(about)}`);
  return answer.json() as Promise<ReceivedEmail[]>;
}

/** Lets the article of a subject with 'retenu' in it come to its end. */
export async function finishArticle(subject: string): Promise<void> {
  await tellServices("finish", subject);
}
