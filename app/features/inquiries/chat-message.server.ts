import { inquiryChatMessage, isErased } from "~/features/inquiries/model/inquiry";
import { DAY_SECONDS } from "~/lib/dates/durations";
import { readSignedToken, signToken } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { phoneText } from "~/server/forms/phone.server";

const PURPOSE = "inquiry-chat";

/** As long as the page that thanks for a message may stay open. */
const LIFE_SECONDS = DAY_SECONDS;

/** Signs a link to the chat with the sender's own message, valid for a day. */
export function signInquiry(id: string): string {
  return signToken(id, { purpose: PURPOSE, lifeSeconds: LIFE_SECONDS });
}

/** The message of a sender's link, as the chat begins with it; null where the link names none. */
export async function getChatMessage(token: string): Promise<{ id: string; text: string } | null> {
  const id = readSignedToken(token, { purpose: PURPOSE, lifeSeconds: LIFE_SECONDS });
  const inquiry = id && (await db.contactInquiry.findUnique({ where: { id } }));
  if (!inquiry || isErased(inquiry)) return null;
  return { id: inquiry.id, text: inquiryChatMessage({ ...inquiry, phone: inquiry.phone && phoneText(inquiry.phone) }) };
}

/** The message of the form to which a reference was given; null for any other code. */
export async function getSentWithReference(code: string): Promise<{ name: string } | null> {
  const where = { reference_code: code, channel: "form" } as const;
  return db.contactInquiry.findFirst({ where, select: { name: true }, orderBy: { created_at: "desc" } });
}
