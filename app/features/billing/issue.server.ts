import { createHash } from "node:crypto";
import { IDENTITY_LABELS, LEGAL_FORMS, missingMentions } from "~/features/billing/identity/model";
import { getLegalIdentity, getLogo } from "~/features/billing/identity/queries.server";
import { SERIES } from "~/features/billing/model/document";
import type { BillingDocument, Seller } from "~/features/billing/schema";
import type { Prisma } from "~/server/db/client/client";
import { DomainError } from "~/server/errors.server";

const list = new Intl.ListFormat("fr", { type: "conjunction" });

/**
 * The issuer of a document, read in its transaction.
 * @throws DomainError `conflict` at the field `settings` naming the missing legal mentions
 */
export async function currentSeller(tx: Prisma.TransactionClient): Promise<Seller> {
  const identity = await getLegalIdentity(tx);
  const missing = missingMentions(identity);
  if (missing.length > 0) {
    const sentence = missingSentence(missing.map((name) => IDENTITY_LABELS[name]));
    throw new DomainError("conflict", sentence, { field: "settings" });
  }
  return {
    legalName: identity.legal_name ?? "",
    legalForm: identity.legal_form ? LEGAL_FORMS[identity.legal_form] : "",
    shareCapitalMad: identity.share_capital_mad,
    headOffice: identity.head_office ?? "",
    ice: identity.ice ?? "",
    ifNumber: identity.if_number ?? "",
    rc: identity.rc,
    rcTown: identity.rc_town,
    tp: identity.tp ?? "",
    cnss: identity.cnss,
    rib: identity.rib ?? "",
    bic: identity.bic,
    bankName: identity.bank_name,
    isVatExempt: identity.vat_regime === "auto_entrepreneur",
    logo: await getLogo(tx),
  };
}

export function missingSentence(labels: readonly string[]): string {
  return `Ce document ne peut pas être émis\u202f: il manque ${list.format(labels)} dans l’identité légale des Paramètres`;
}

/**
 * The next number of a series in a year: 'D-2026-0042'. Its row stays locked until the transaction ends, so that numbers
 * follow each other without a hole, and a number whose transaction fails is given again (CGI art. 145-III).
 */
export async function nextNumber(
  tx: Prisma.TransactionClient,
  series: keyof typeof SERIES,
  year: number,
): Promise<string> {
  const letter = SERIES[series];
  const [row] = await tx.$queryRaw<[{ last: number }]>`
    INSERT INTO number_series (series, year, last) VALUES (${letter}, ${year}, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = number_series.last + 1
    RETURNING last`;
  return `${letter}-${year}-${String(row.last).padStart(4, "0")}`;
}

/** The text of a document and its SHA-256 in hexadecimal, which proves that it has not changed. */
export function freezeDocument(document: BillingDocument): { document: string; document_sha256: string } {
  const text = JSON.stringify(document);
  return { document: text, document_sha256: createHash("sha256").update(text).digest("hex") };
}
