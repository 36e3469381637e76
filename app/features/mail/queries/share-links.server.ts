import type { MailStatus } from "~/features/mail/model/email";
import { isShareable, shareText } from "~/features/mail/model/email";
import { getSite } from "~/features/settings/queries.server";
import { whatsappUrl } from "~/lib/web/phone";
import { TOKEN_IN_TEXT } from "~/server/core/token-paths.server";
import { digest } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { openNow } from "~/server/db/links.server";
import { isMailSent, siteUrl } from "~/server/env.server";
import { storedPhone } from "~/server/forms/phone.server";
import { isLanguage } from "~/site/language";

/** An invoice by the link of its quote: the letter brings its file all the same. */
const INVOICE_BY_LINK = /\/devis\/[\w-]+\/factures\//;

/** Whether an e-mail's link opens nothing any more. An e-mail without a link never gets stale, whatever it quotes. */
export async function isLinkStale(tx: Prisma.TransactionClient, { text }: { text: string }): Promise<boolean> {
  const link = linkIn(text) ?? "";
  const token = tokenIn(link);
  if (!token || INVOICE_BY_LINK.test(link)) return false;
  return (await listOpenLinks(tx, [digest(token)])).length === 0;
}

/** Of these digests, those of links that still open something, and whose question is not answered yet. */
async function listOpenLinks(tx: Prisma.TransactionClient, digests: string[]): Promise<string[]> {
  const isAsked = { OR: [{ review_request: null }, { review_request: { answered_at: null, refused_at: null } }] };
  const where = { token_hash: { in: digests }, AND: [openNow(), isAsked] };
  const links = await tx.link.findMany({ where, select: { token_hash: true } });
  return links.map(({ token_hash }) => token_hash);
}

function tokenIn(text: string): string | undefined {
  const [link] = text.matchAll(TOKEN_IN_TEXT);
  return link?.[2];
}

/** The address that an e-mail's button leads to, out of its text; null for an e-mail without one. */
function linkIn(text: string): string | null {
  const lines = (text.split("\n-- \n")[0] ?? "").split("\n");
  // Typed text stands before it, so the last one is the button's.
  return lines.findLast((line, at) => line.startsWith(`${siteUrl}/`) && lines[at - 1]?.endsWith(":")) ?? null;
}

/** The link of an unsent e-mail, to copy or to share in a chat with the client. */
export interface ShareLink {
  address: string;
  chat: string;
}

/** The links of those e-mails that are not sent and whose link still works, by their ids. */
export async function listShareLinks(
  emails: readonly {
    id: string;
    recipient: string;
    language: string;
    subject: string;
    status: MailStatus;
    last_error: string | null;
  }[],
): Promise<ReadonlyMap<string, ShareLink>> {
  const kept = emails.filter((email) => isShareable(email, isMailSent));
  if (kept.length === 0) return new Map();
  const [links, phones, { siteName }] = await Promise.all([
    listWorkingLinks(kept.map(({ id }) => id)),
    listPhones(kept.map(({ recipient }) => recipient)),
    getSite(),
  ]);
  const shared = kept.flatMap(({ id, recipient, language, subject }): [string, ShareLink][] => {
    const address = links.get(id);
    if (!address) return [];
    const text = shareText(isLanguage(language) ? language : "fr", { siteName, subject, address });
    return [[id, { address, chat: whatsappUrl(phones.get(recipient) ?? "", text) }]];
  });
  return new Map(shared);
}

async function listWorkingLinks(ids: string[]): Promise<ReadonlyMap<string, string>> {
  const emails = await db.mailMessage.findMany({ where: { id: { in: ids } }, select: { id: true, text: true } });
  const links = emails.flatMap(({ id, text }) => {
    const address = linkIn(text);
    return address ? [{ id, address, token: tokenIn(address) }] : [];
  });
  const asked = links.flatMap(({ token }) => (token ? [digest(token)] : []));
  const hashes = new Set(await listOpenLinks(db, asked));
  const working = links.filter(({ token }) => !token || hashes.has(digest(token)));
  return new Map(working.map(({ id, address }) => [id, address]));
}

/**
 * The latest telephone of each client by e-mail address, as WhatsApp wants it. Only from messages that the team or the
 * client's own session has tied to the client: a stranger may type any address, and would be sent the link to the
 * account.
 */
async function listPhones(recipients: string[]): Promise<ReadonlyMap<string, string>> {
  const inquiries = await db.contactInquiry.findMany({
    where: { phone: { not: null }, client: { credential: { email: { in: recipients } } } },
    orderBy: { created_at: "asc" },
    select: { phone: true, client: { select: { credential: { select: { email: true } } } } },
  });
  const known = inquiries.flatMap(({ phone, client }): [string, string][] => {
    const number = phone && storedPhone(phone);
    return number && client?.credential ? [[client.credential.email, number]] : [];
  });
  return new Map(known);
}

/** The body without its secret: what was sent opens nothing any more, neither for a colleague nor from a stolen backup. */
export function withoutTokens(body: string): string {
  return body.replace(TOKEN_IN_TEXT, "$1…");
}
