import { randomUUID } from "node:crypto";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

/** The messages in the outbox, as 'kind to recipient', in alphabetical order. */
export async function outbox(): Promise<string[]> {
  const messages = await db.mailMessage.findMany({ select: { kind: true, recipient: true } });
  return messages.map(({ kind, recipient }) => `${kind} to ${recipient}`).sort();
}

/** A letter as the outbox keeps it. */
export const keepLetter = (fields: Partial<Prisma.MailMessageUncheckedCreateInput> = {}) => {
  const letter = { kind: "reset-password", recipient: "k@riad.example", subject: "S", html: "", text: "" };
  return db.mailMessage.create({ data: { ...letter, message_id: randomUUID(), ...fields } });
};

/** The token of the link in the newest message of a kind. */
export async function mailedToken(kind: string): Promise<string> {
  const { text } = await db.mailMessage.findFirstOrThrow({ where: { kind }, orderBy: { created_at: "desc" } });
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No link in '${kind}'`);
  return token;
}
