import type { MailStatus } from "~/features/mail/model";
import { isShareable, LINK_STALE, MAIL_STATUSES, shareText } from "~/features/mail/model";
import type { MailList } from "~/features/mail/schema";
import { getSite } from "~/features/settings/queries.server";
import { tally } from "~/lib/text/tally";
import { whatsappUrl } from "~/lib/web/phone";
import { TOKEN_IN_TEXT } from "~/server/core/token-paths.server";
import { digest } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { openNow } from "~/server/db/links.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import { countRowsByKey } from "~/server/db/row-counts.server";
import { sql } from "~/server/db/sql.server";
import { env, isMailSent, siteUrl } from "~/server/env.server";
import { storedPhone } from "~/server/forms/phone.server";
import { isLanguage } from "~/site/language";

export const EMAILS_PER_PAGE = 20;

/** `isResendable` as a condition of SQL. */
export const RESENDABLE = sql`status <> 'sent' AND recipient <> '' AND last_error IS DISTINCT FROM ${LINK_STALE}`;

const ORDERS: Record<MailList["sort"], readonly SortKey[]> = {
  newest: [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")],
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
};

export async function listEmails(list: MailList) {
  const byStatus = tally(MAIL_STATUSES, await countRowsByKey("mail_messages"));
  const counts = { total: byStatus.waiting + byStatus.sent + byStatus.failed, ...byStatus };
  const total = list.q ? undefined : counts[list.status ?? "total"];
  const { ids, ...found } = await readListPage(emailList(list), { page: list.page, perPage: EMAILS_PER_PAGE }, total);
  return { emails: inOrder(ids, await listByIds(ids)), ...found, counts };
}

export function listAllEmails(list: MailList) {
  return readWholeList(emailList(list), listByIds);
}

export function emailList({ status, q, sort }: MailList): List {
  const where = [...containing(q), ...(status ? [sql`t.status = ${status}::"MailStatus"`] : [])];
  return { from: sql`mail_messages t`, where, orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

function listByIds(ids: string[]) {
  return db.mailMessage.findMany({ where: { id: { in: ids } }, omit: { html: true, text: true } });
}

export function getEmail(id: string) {
  return db.mailMessage.findUnique({ where: { id }, omit: { html: true } });
}

/** The sender of every e-mail, as nodemailer takes it. */
export async function getSender(): Promise<string | { name: string; address: string }> {
  if (env.MAIL_FROM) return env.MAIL_FROM;
  const { siteName, email } = await getSite();
  return { name: siteName, address: email };
}

/** The sender of every e-mail as text. */
export async function getSenderText(): Promise<string> {
  const sender = await getSender();
  return typeof sender === "string" ? sender : `${sender.name} <${sender.address}>`;
}

/** An invoice by the link of its quote: the letter with its file is useful even if the link is no longer valid. */
const INVOICE_BY_LINK = /\/devis\/[\w-]+\/factures\//;

/** Whether an e-mail's link is no longer valid. An e-mail without a link never gets stale, even if it quotes one. */
export async function isLinkStale(tx: Prisma.TransactionClient, { text }: { text: string }): Promise<boolean> {
  const link = linkIn(text) ?? "";
  const token = tokenIn(link);
  if (!token || INVOICE_BY_LINK.test(link)) return false;
  return (await listOpenLinks(tx, [digest(token)])).length === 0;
}

/** The digests of valid links, without review requests that are answered. */
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

/** The address of an e-mail's button, read from its text; null for an e-mail without one. */
function linkIn(text: string): string | null {
  const lines = (text.split("\n-- \n")[0] ?? "").split("\n");
  // Typed text stands before it, so the last one is the button's.
  return lines.findLast((line, at) => line.startsWith(`${siteUrl}/`) && lines[at - 1]?.endsWith(":")) ?? null;
}

/** The link of an unsent e-mail, and the WhatsApp chat that shares it with the client. */
export type ShareLink = { address: string; chat: string };

/** The share links of the unsent e-mails whose link still works, by their ids. */
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
 * The latest telephone of each client by e-mail address. Only from messages that the team or the client's own session has
 * linked to the client: a stranger may type any address, and must not get the link to the account.
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

/** A sent body without its secret link, which neither a colleague nor a stolen backup may use. */
export function withoutTokens(body: string): string {
  return body.replace(TOKEN_IN_TEXT, "$1…");
}
