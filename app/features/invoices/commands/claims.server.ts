import { INVOICE_COPY } from "~/content/invoice-page";
import { listTeamAddresses } from "~/features/accounts/queries/accounts.server";
import { CLAIM_GONE, PROOF_MAX_BYTES, PROOF_TYPES } from "~/features/invoices/model/claim";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import type { ClaimInput } from "~/features/invoices/schema/payment";
import { claimSchema } from "~/features/invoices/schema/payment";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { transferClaimed } from "~/features/mail/email-templates/transfer-claimed";
import { formatMoney } from "~/lib/money/format-money";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { Upload, UploadedFile } from "~/server/forms/read-upload.server";
import { readUpload } from "~/server/forms/read-upload.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import { lockBalance } from "./balance.server";

const FOLDER = "proofs";

/** Who announces a transfer: the client's account, or nobody but the holder of the quote's link. */
interface Claimant {
  actor: User | null;
  /** Whose turns uploads take: the account, or the link. */
  account: string;
  invoiceId: string;
  /** In which language he is answered. */
  language?: Language;
}

/**
 * Takes the announcement of a transfer with its proof, which is private. The caller has checked that the invoice is the
 * claimant's. It changes no balance: the agency confirms it once the money is there.
 * @throws DomainError `not-found`
 */
export function submitClaim(request: Request, claimant: Claimant): Promise<FormOutcome> {
  const words = INVOICE_COPY[claimant.language ?? "fr"].refused;
  const rules = { account: claimant.account, field: "proof", folder: FOLDER, maxBytes: PROOF_MAX_BYTES };
  return readUpload(request, { ...rules, kinds: Object.keys(PROOF_TYPES) }, async ({ form, files, refused, keep }) => {
    const submission = parseForm(form, claimSchema(words));
    const [wrong] = refused;
    const proof = wrong ? [words[wrong.refusal]] : null;
    if (submission.status !== "success" || proof) {
      const reply = submission.reply(proof ? { formErrors: proof } : {});
      return shownAgain(proof ? { ...reply, status: "error", error: { ...reply.error, proof } } : reply);
    }
    try {
      await createClaim(claimant, submission.value, { file: files[0], keep });
      return saved(undefined);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
      return shownAgain(submission.reply({ formErrors: [words.settled] }), { status: 409 });
    }
  });
}

interface Proof {
  file: UploadedFile | undefined;
  keep: Upload["keep"];
}

/** Stores an announcement, and with it the file; the same announcement sent again is stored once. */
function createClaim({ actor, invoiceId }: Claimant, { amount, note }: ClaimInput, { file, keep }: Proof) {
  const command = { actor, action: "claimed", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<void>(command, async (tx) => {
    const { invoice, remaining } = await lockBalance(tx, invoiceId);
    if (remaining <= 0) throw new DomainError("conflict", INVOICE_COPY.fr.refused.settled);
    const content = [invoiceId, String(amount), note, file?.sha256];
    if ((await claimOnce(tx, { kind: "transfer-claim", content })).isRepeat) return unchanged(undefined);
    const proof = file && { proof_key: file.key, proof_name: file.name, proof_type: file.kind };
    const size = file && { proof_bytes: file.size, proof_sha256: file.sha256 };
    const row = { invoice_id: invoiceId, amount, note, created_by: actor?.id ?? null, ...proof, ...size };
    const { id } = await tx.transferClaim.create({ data: row, select: { id: true } });
    await keep(tx);
    const said = { invoiceId, number: invoice.number ?? "", client: invoice.billing_client.legal_name, note };
    for (const recipient of await listTeamAddresses(tx)) {
      const letter = transferClaimed({ ...said, recipient, amount: formatMoney(amount, invoice.currency) });
      await queueEmail(tx, letter, { invoice_id: invoiceId });
    }
    return changed({ result: undefined, targetId: invoiceId, details: { claim: id }, cacheTags: [] });
  });
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
