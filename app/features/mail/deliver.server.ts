import { createTransport } from "nodemailer";
import { z } from "zod";
import { queueKeptMail } from "~/features/mail/outbox.server";
import { mailSender } from "~/features/mail/sender.server";
import { db } from "~/server/db.server";
import { env } from "~/server/env.server";
import type { JobHandler } from "~/server/jobs.server";
import { PermanentJobError } from "~/server/jobs.server";
import { logger } from "~/server/logger.server";

// Together shorter than a job's lease, so that a server that says nothing is given up before another runner comes.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

const payloadSchema = z.object({ messageId: z.uuid() });

/**
 * Sends one message of the outbox. A message is sent once, but for one window: when the process dies after the mail
 * server has taken a message and before that is noted, the message is handed over again. It then carries the same
 * Message-ID, by which the receiving server and the reader's mailbox know it as the one they have (RFC 5322, 3.6.4).
 */
export const sendMail: JobHandler = {
  // Half a minute, doubled each time: about four hours in all.
  attemptsMax: 10,
  async run({ payload }) {
    const { messageId } = payloadSchema.parse(payload);
    const message = await db.mailMessage.findUnique({ where: { id: messageId } });
    if (message?.status !== "waiting" || !env.SMTP_URL) return;
    await db.mailMessage.update({ where: { id: messageId }, data: { attempts: { increment: 1 } } });
    await handOver(env.SMTP_URL, message);
    const kept = { html: withoutTokens(message.html), text: withoutTokens(message.text) };
    await db.mailMessage.update({
      where: { id: messageId },
      data: { status: "sent", sent_at: new Date(), last_error: null, ...kept },
    });
    logger.info({ event: "mail-sent", messageId, kind: message.kind });
  },
  recover: queueKeptMail,
  async onFailedIn(tx, { payload }, reason) {
    const { messageId } = payloadSchema.parse(payload);
    await tx.mailMessage.updateMany({
      where: { id: messageId, status: "waiting" },
      data: { status: "failed", last_error: reason },
    });
  },
};

/** What was sent stays readable, but opens nothing any more: neither for a colleague nor out of a stolen backup. */
function withoutTokens(body: string): string {
  return body.replace(/token=[\w-]{20,}/g, "token=…");
}

interface Message {
  id: string;
  recipient: string;
  language: string;
  subject: string;
  html: string;
  text: string;
  message_id: string;
  created_at: Date;
}

async function handOver(smtpUrl: string, message: Message): Promise<void> {
  const { recipient, subject, html, text, message_id, language, created_at } = message;
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  try {
    await transport.sendMail({
      from: await mailSender(),
      // As an object: a list of addresses in one text would be several recipients.
      to: { name: "", address: recipient },
      subject,
      html,
      text,
      messageId: message_id,
      date: created_at,
      headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    await db.mailMessage.updateMany({ where: { id: message.id }, data: { last_error: String(error).slice(0, 500) } });
    throw isRefusal(error) ? new PermanentJobError(error.message) : error;
  } finally {
    transport.close();
  }
}

/** A 5xx of the mail server is its last word (RFC 5321, 4.2.1), but for a password that somebody may still mend. */
function isRefusal(error: unknown): error is Error {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && code !== "EAUTH";
}
