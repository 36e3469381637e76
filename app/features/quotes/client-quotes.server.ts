import type { DocumentRef } from "~/features/billing/documents/keep-document-file.server";
import { formatDocumentTime } from "~/features/billing/model/days";
import type { BillingDocument } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import { listClientIdsOf } from "~/features/clients/people/queries.server";
import type {
  AcceptanceDossier,
  ClientDossier,
  ClientQuote,
  ReadableStatus,
} from "~/features/quotes/model/client-quote";
import { stateOfQuote } from "~/features/quotes/model/client-quote";
import { sanitizeHtml } from "~/lib/html/sanitize-html";
import { pageOffset } from "~/lib/web/page-offset";
import { digest } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { openedBy } from "~/server/db/links.server";
import { dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";

const LAST_RESPONSE = { responses: { orderBy: { created_at: "desc" }, take: 1 } } as const;
const READ = { acceptance: true, ...LAST_RESPONSE } as const satisfies Prisma.QuoteInclude;

export const QUOTES_PER_PAGE = 20;

const LISTED = {
  root_id: true,
  number: true,
  revision: true,
  title: true,
  language: true,
  status: true,
  currency: true,
  gross: true,
  sent_at: true,
  valid_until: true,
  acceptance: { select: { gross: true } },
} as const satisfies Prisma.QuoteSelect;

/** Clients do not see these in lists. */
const UNREAD: ("draft" | "superseded")[] = ["draft", "superseded"];

type ReadQuote = Prisma.QuoteGetPayload<{ include: typeof READ }>;

/** The quote of a link's token, by its first version's id; null for one that is unknown, revoked or too old. */
export async function getQuoteOfLink(token: string, tx: Prisma.TransactionClient = db): Promise<string | null> {
  const link = await tx.link.findFirst({ where: openedBy("quote", token), select: { quote_id: true } });
  return link?.quote_id ?? null;
}

/** The language of the page that answers a link that is no longer valid; null for an unknown link. */
export async function getLanguageOfLink(token: string): Promise<Language | null> {
  const link = await db.link.findUnique({
    where: { token_hash: digest(token), kind: "quote" },
    select: { quote: { select: { language: true } } },
  });
  return link?.quote?.language ?? null;
}

/** A quote that a user sees, by its first version's id, and its client; null for another client's, and for one never sent. */
export async function getQuoteOfClient(userId: string, rootId: string) {
  const owner = { profile_id: { in: await listClientIdsOf(userId) } };
  const own = { root_id: rootId, status: { not: "draft" }, billing_client: owner } as const;
  const select = { root_id: true, billing_client: { select: { profile_id: true } } };
  const found = await db.quote.findFirst({ where: own, select });
  return found && { rootId: found.root_id, clientId: found.billing_client?.profile_id ?? null };
}

/** The quotes that a user sees, each by its newest version, the newest first. */
export async function listQuotesOfClient(userId: string, page: number) {
  const where: Prisma.QuoteWhereInput = {
    billing_client: { profile_id: { in: await listClientIdsOf(userId) } },
    status: { notIn: UNREAD },
  };
  const [quotes, matchCount] = await Promise.all([
    listNewest(where, pageOffset(page, QUOTES_PER_PAGE)),
    db.quote.count({ where }),
  ]);
  return { quotes, matchCount };
}

/** The quotes of a project that a user sees, each by its newest version, the newest first. */
export async function listQuotesOfProject(userId: string, projectId: string) {
  const billing_client = { profile_id: { in: await listClientIdsOf(userId) } };
  const where = { project_id: projectId, billing_client, status: { notIn: UNREAD } } satisfies Prisma.QuoteWhereInput;
  return listNewest(where, { take: QUOTES_PER_PAGE });
}

async function listNewest(where: Prisma.QuoteWhereInput, part: { take: number; skip?: number }) {
  const orderBy = [{ sent_at: "desc" }, { id: "desc" }] satisfies Prisma.QuoteOrderByWithRelationInput[];
  const rows = await db.quote.findMany({ where, select: LISTED, orderBy, ...part });
  const today = dayInCasablanca(new Date());
  return rows.map(({ status, valid_until, ...quote }) => {
    const validUntil = dayOf(valid_until);
    const standing = { status: status as ReadableStatus, validUntil, isCurrent: true, isBeingEdited: false };
    return { ...quote, validUntil, state: stateOfQuote(standing, today) };
  });
}

/** A version of a quote as its client reads it, the newest unless told which; null where there is none. */
export async function getClientQuote(
  rootId: string,
  revision?: number,
  tx: Prisma.TransactionClient = db,
): Promise<ClientQuote | null> {
  const versions = await tx.quote.findMany({
    where: { root_id: rootId },
    select: { id: true, revision: true, status: true, sent_at: true },
    orderBy: { revision: "desc" },
  });
  const sent = versions.filter(({ status }) => status !== "draft");
  const [current] = sent;
  const shown = revision === undefined ? current : sent.find((version) => version.revision === revision);
  if (!current || !shown) return null;
  const quote = await tx.quote.findUniqueOrThrow({ where: { id: shown.id }, include: READ });
  const [last] = quote.responses;
  const standing = {
    status: quote.status as ReadableStatus,
    validUntil: dayOf(quote.valid_until),
    isCurrent: shown === current,
    isBeingEdited: versions.some((version) => version.status === "draft"),
  };
  return {
    id: quote.id,
    rootId: quote.root_id,
    revision: quote.revision,
    language: quote.language,
    projectId: quote.project_id,
    state: stateOfQuote(standing, dayInCasablanca(new Date())),
    document: readDocument(quote.document ?? ""),
    dossier: toDossier(quote),
    response: last ? { kind: last.kind, createdAt: last.created_at } : null,
    versions: sent.map((version) => ({
      revision: version.revision,
      sentAt: version.sent_at as Date,
      isCurrent: version === current,
    })),
  };
}

/** The PDF of a version: of its acceptance, once there is one. Null where there is no such version. */
export async function getQuoteFile(rootId: string, revision?: number): Promise<DocumentRef | null> {
  const quote = await getClientQuote(rootId, revision);
  return quote && getQuoteVersionFile(quote.id);
}

/** The PDF of a version; the caller has checked the access. Null for a draft. */
export async function getQuoteVersionFile(id: string): Promise<DocumentRef | null> {
  const quote = await db.quote.findUnique({
    where: { id, status: { not: "draft" } },
    select: { acceptance: { select: { id: true } } },
  });
  if (!quote) return null;
  const { acceptance } = quote;
  return acceptance
    ? { kind: "acceptance", subjectId: acceptance.id, format: "pdf" }
    : { kind: "quote", subjectId: id, format: "pdf" };
}

/** The evidence of a version's acceptance, for the office; null while there is none. */
export async function getDossier(id: string): Promise<AcceptanceDossier | null> {
  const quote = await db.quote.findUnique({ where: { id }, include: READ });
  const dossier = quote && toDossier(quote);
  if (!dossier || !quote.acceptance) return null;
  return { ...dossier, ip: quote.acceptance.ip, userAgent: quote.acceptance.user_agent };
}

/** '2026-11-23'; empty for a quote that was never sent. */
function dayOf(date: Date | null): string {
  return date?.toISOString().slice(0, 10) ?? "";
}

/** A frozen document with sanitised texts. */
function readDocument(frozen: string): BillingDocument {
  const document = parseDocument(frozen);
  const { scope, exclusions, delays } = document.texts;
  const texts = { scope: sanitizeHtml(scope), exclusions: sanitizeHtml(exclusions), delays: sanitizeHtml(delays) };
  return { ...document, texts };
}

function toDossier({ acceptance, document_sha256, language }: ReadQuote): ClientDossier | null {
  if (!acceptance) return null;
  const { id, name, accepted_at, chosen } = acceptance;
  return {
    id,
    name,
    role: acceptance.function,
    acceptedAt: accepted_at,
    accepted: formatDocumentTime(accepted_at, language),
    chosen,
    document: readDocument(acceptance.document),
    documentSha256: acceptance.document_sha256,
    sentSha256: document_sha256 ?? "",
  };
}
