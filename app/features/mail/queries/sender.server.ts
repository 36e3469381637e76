import { getSite } from "~/features/settings/queries.server";
import { env } from "~/server/env.server";

/** Who letters come from, as nodemailer takes it. */
export async function getSender(): Promise<string | { name: string; address: string }> {
  if (env.MAIL_FROM) return env.MAIL_FROM;
  const { siteName, email } = await getSite();
  return { name: siteName, address: email };
}

/** Who letters come from, as it is read. */
export async function getSenderText(): Promise<string> {
  const sender = await getSender();
  return typeof sender === "string" ? sender : `${sender.name} <${sender.address}>`;
}
