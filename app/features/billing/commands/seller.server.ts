import type { Seller } from "~/features/billing/model/document";
import { IDENTITY_LABELS, LEGAL_FORMS, missingMentions } from "~/features/legal-identity/model";
import { getLegalIdentity, getLogo } from "~/features/legal-identity/queries.server";
import type { Prisma } from "~/server/db/client/client";
import { DomainError } from "~/server/errors.server";

const list = new Intl.ListFormat("fr", { type: "conjunction" });

/**
 * Who issues a document now, read in its transaction.
 * @throws DomainError `conflict` of the field `settings` naming the mentions of the law that are still empty
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

/** What stops a document from being issued, in words. */
export function missingSentence(labels: readonly string[]): string {
  return `Ce document ne peut pas être émis\u202f: il manque ${list.format(labels)} dans l’identité légale des Paramètres`;
}
