import type { InvoiceCopy } from "~/content/invoice-page";
import { listTeamAddresses } from "~/features/accounts/queries/accounts.server";
import { CLAIM_GONE, CLAIMS_WAITING_MAX, PROOFS_MAX_BYTES } from "~/features/invoices/model/claim";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { ClaimInput } from "~/features/invoices/schema/payment";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { TRANSFER_CLAIMED, transferClaimed } from "~/features/mail/email-templates/transfer-claimed";
import { formatMoney } from "~/lib/money/format-money";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { Upload, UploadedFile } from "~/server/forms/read-upload.server";
import type { User } from "~/server/sessions/user";
import { lockBalance } from "./balance.server";

/** What is announced within this time of a letter is read on the invoice that it leads to. */
const LETTER_EVERY_MS = 15 * 60_000;

/** Who announces a transfer: a user, or nobody but the holder of the quote's link. */
interface Claimant {
  actor: User | null;
  invoiceId: string;
  /** By which it is refused. */
  words: Pick<InvoiceCopy["refused"], "settled" | "waiting">;
}

/**
 * Stores the announcement of a transfer with its proof, which is private; sent again, it is stored once. It changes no
 * balance: the agency confirms it once the money is there.
 * @throws DomainError `not-found`; `conflict` where the invoice is settled, or enough announcements wait
 */
export function createClaim(
  { actor, invoiceId, words }: Claimant,
  { amount, note }: ClaimInput,
  { file, keep }: { file: UploadedFile | undefined; keep: Upload["keep"] },
): Promise<void> {
  const command = { actor, action: "claimed", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<void>(command, async (tx) => {
    const { invoice, remaining } = await lockBalance(tx, invoiceId);
    if (remaining <= 0) throw new DomainError("conflict", words.settled);
    const content = [invoiceId, String(amount), note, file?.sha256];
    if ((await claimOnce(tx, { kind: "transfer-claim", content })).isRepeat) return unchanged(undefined);
    if (!(await hasRoom(tx, invoiceId, file?.size ?? 0))) throw new DomainError("conflict", words.waiting);
    const proof = file && { proof_key: file.key, proof_name: file.name, proof_type: file.kind };
    const size = file && { proof_bytes: file.size, proof_sha256: file.sha256 };
    const row = { invoice_id: invoiceId, amount, note, created_by: actor?.id ?? null, ...proof, ...size };
    const { id } = await tx.transferClaim.create({ data: row, select: { id: true } });
    await keep(tx);
    const said = { invoiceId, number: invoice.number ?? "", client: invoice.billing_client.legal_name, note };
    const isTold = await wasToldLately(tx, invoiceId);
    for (const recipient of isTold ? [] : await listTeamAddresses(tx)) {
      const letter = transferClaimed({ ...said, recipient, amount: formatMoney(amount, invoice.currency) });
      await queueEmail(tx, letter, { invoice_id: invoiceId });
    }
    return changed({ result: undefined, targetId: invoiceId, details: { claim: id }, cacheTags: [] });
  });
}

/** The caller holds the invoice's balance: no other announcement comes between. */
async function hasRoom(tx: Transaction, invoice_id: string, bytes: number): Promise<boolean> {
  const waiting = await tx.transferClaim.count({ where: { invoice_id, state: "pending" } });
  const { _sum } = await tx.transferClaim.aggregate({ where: { invoice_id }, _sum: { proof_bytes: true } });
  return waiting < CLAIMS_WAITING_MAX && (bytes === 0 || (_sum.proof_bytes ?? 0) + bytes <= PROOFS_MAX_BYTES);
}

async function wasToldLately(tx: Transaction, invoice_id: string): Promise<boolean> {
  const created_at = { gt: new Date(Date.now() - LETTER_EVERY_MS) };
  return (await tx.mailMessage.count({ where: { invoice_id, kind: TRANSFER_CLAIMED, created_at } })) > 0;
}

/** Sets an announcement of a client aside: the transfer did not come. @throws DomainError `conflict` where it waits no more */
export function rejectClaim(actor: User, invoiceId: string, id: string): Promise<void> {
  return runCommand<void>({ actor, action: "claim-rejected", target: "invoice" }, async (tx) => {
    const where = { id, invoice_id: invoiceId, state: "pending" } as const;
    const { count } = await tx.transferClaim.updateMany({ where, data: { state: "rejected" } });
    if (count === 0) throw new DomainError("conflict", CLAIM_GONE);
    return changed({ result: undefined, targetId: invoiceId, details: { claim: id }, cacheTags: [] });
  });
}
