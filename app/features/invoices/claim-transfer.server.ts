import { z } from "zod";
import type { InvoiceCopy } from "~/content/invoice-page";
import { INVOICE_COPY } from "~/content/invoice-page";
import { listTeamAddresses } from "~/features/accounts/queries.server";
import { AMOUNT_MAX } from "~/features/billing/model/content";
import {
  CLAIM_GONE,
  CLAIM_INTENT,
  CLAIMS_WAITING_MAX,
  PROOF_MAX_BYTES,
  PROOF_TYPES,
  PROOFS_MAX_BYTES,
} from "~/features/invoices/model/client-payment";
import { INVOICE_GONE } from "~/features/invoices/model/invoice";
import { letter } from "~/features/mail/letter";
import type { Email } from "~/features/mail/model";
import { queueEmail } from "~/features/mail/outbox.server";
import { optionalNumberField } from "~/lib/forms/number-fields";
import { optionalTextField } from "~/lib/forms/text-fields";
import { formatMoney } from "~/lib/money/format-money";
import { db } from "~/server/db/db.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { Sent } from "~/server/forms/form-action.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { Upload, UploadedFile } from "~/server/forms/read-upload.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import { lockBalance } from "./balance.server";

const NOTE_MAX = 500;

/** 'J’ai viré', in the language of the page; its proof comes beside it. */
function claimSchema({ amount, whichAmount, missing, note }: InvoiceCopy["refused"]) {
  return z.object({
    // In hundredths; 0 for an empty field.
    amount: optionalNumberField({ decimals: 2, max: AMOUNT_MAX, sentence: amount, ask: whichAmount })
      .transform((typed) => typed ?? 0)
      .refine((value) => value > 0, missing),
    note: optionalTextField(NOTE_MAX, note, { isMultiline: true }),
  });
}

type ClaimInput = z.output<ReturnType<typeof claimSchema>>;

export const claimIdSchema = z.object({ claim_id: z.uuid() });

/** At most one letter about the announcements of an invoice in this time: it leads to the invoice, which lists all. */
const LETTER_EVERY_MS = 15 * 60_000;

/**
 * Stores the announcement of a transfer with its private proof; sent again, it is stored once. It changes no balance: the
 * agency confirms it once the money is there.
 * @param actor null for the holder of the quote's link
 * @throws DomainError `not-found`; `conflict` where the invoice is settled, or enough announcements wait
 */
function createClaim(
  { actor, invoiceId, words }: { actor: User | null; invoiceId: string; words: InvoiceCopy["refused"] },
  { amount, note }: ClaimInput,
  { file, keep }: { file: UploadedFile | undefined; keep: Upload["keep"] },
): Promise<void> {
  const command = { actor, action: "claimed", target: "invoice", notFound: INVOICE_GONE };
  return runCommand<void>(command, async (tx) => {
    const { invoice, remaining } = await lockBalance(tx, invoiceId);
    if (remaining <= 0) throw new DomainError("conflict", words.settled);
    const content = [invoiceId, String(amount), note, file?.sha256];
    if ((await claimOnce(tx, { kind: "transfer-claim", content })).isRepeat) return unchanged(undefined);
    const waiting = await tx.transferClaim.count({ where: { invoice_id: invoiceId, state: "pending" } });
    const { _sum } = await tx.transferClaim.aggregate({
      where: { invoice_id: invoiceId },
      _sum: { proof_bytes: true },
    });
    const isFull = file && (_sum.proof_bytes ?? 0) + file.size > PROOFS_MAX_BYTES;
    if (waiting >= CLAIMS_WAITING_MAX || isFull) throw new DomainError("conflict", words.waiting);
    const proof = file && { proof_key: file.key, proof_name: file.name, proof_type: file.kind };
    const size = file && { proof_bytes: file.size, proof_sha256: file.sha256 };
    const row = { invoice_id: invoiceId, amount, note, created_by: actor?.id ?? null, ...proof, ...size };
    const { id } = await tx.transferClaim.create({ data: row, select: { id: true } });
    await keep(tx);
    const said = { invoiceId, number: invoice.number ?? "", client: invoice.billing_client.legal_name, note };
    const recent = { gt: new Date(Date.now() - LETTER_EVERY_MS) };
    const told = { invoice_id: invoiceId, kind: TRANSFER_CLAIMED, created_at: recent };
    const isTold = (await tx.mailMessage.count({ where: told })) > 0;
    for (const recipient of isTold ? [] : await listTeamAddresses(tx)) {
      const news = transferClaimed({ ...said, recipient, amount: formatMoney(amount, invoice.currency) });
      await queueEmail(tx, news, { invoice_id: invoiceId });
    }
    return changed({ result: undefined, targetId: invoiceId, details: { claim: id }, cacheTags: [] });
  });
}

const TRANSFER_CLAIMED = "transfer-claimed";

function transferClaimed({
  recipient,
  invoiceId,
  number,
  client,
  amount,
  note,
}: {
  recipient: string;
  invoiceId: string;
  number: string;
  client: string;
  amount: string;
  note: string | null;
}): Email {
  return letter(
    {
      kind: TRANSFER_CLAIMED,
      recipient,
      fullName: null,
      language: "fr",
      subject: `Virement annoncé pour la facture ${number}`,
    },
    [
      { type: "text", text: "Un client dit avoir viré. Confirmez-le une fois l’argent sur le compte." },
      {
        type: "facts",
        rows: [
          ["Facture", number],
          ["Client", client],
          ["Montant annoncé", amount],
        ],
      },
      ...(note ? [{ type: "quote" as const, text: note }] : []),
      { type: "action", label: "Ouvrir la facture", path: `/admin/factures/${invoiceId}` },
    ],
  );
}

/** Rejects an announcement whose transfer did not come. @throws DomainError `conflict` where it was answered meanwhile */
export function rejectClaim(actor: User, invoiceId: string, id: string): Promise<void> {
  return runCommand<void>({ actor, action: "claim-rejected", target: "invoice" }, async (tx) => {
    const where = { id, invoice_id: invoiceId, state: "pending" } as const;
    const { count } = await tx.transferClaim.updateMany({ where, data: { state: "rejected" } });
    if (count === 0) throw new DomainError("conflict", CLAIM_GONE);
    return changed({ result: undefined, targetId: invoiceId, details: { claim: id }, cacheTags: [] });
  });
}

/** The file by which a client proves a transfer, or null. */
export async function getClaimProof(id: string): Promise<{ key: string; name: string; kind: string } | null> {
  const claim = await db.transferClaim.findUnique({ where: { id } });
  if (!claim?.proof_key) return null;
  return { key: claim.proof_key, name: claim.proof_name ?? "justificatif", kind: claim.proof_type ?? "" };
}

const perClaimant = rateLimit({ name: "transfer-claims", points: 20, seconds: 3600 });

/** Who announces a transfer: `account` is the one whose uploads are counted, `page` the address of the invoice. */
type Claimant = { account: string; language: Language; page: string };

type Claiming = Sent<User | null, { id: string }, Claimant>;

const wordsOf = ({ found }: { found: Claimant }) => INVOICE_COPY[found.language].refused;

/** 'J’ai viré' with its proof, for a client who may see the invoice. @param done the redirect once it is stored */
export const claimForm = (done: (claimant: Claimant) => Promise<Response>) => ({
  upload: ({ found }: { found: Claimant }) => ({
    account: found.account,
    field: "proof",
    folder: "proofs",
    maxBytes: PROOF_MAX_BYTES,
    kinds: Object.keys(PROOF_TYPES),
  }),
  intents: {
    [CLAIM_INTENT]: {
      schema: (sent: Claiming) => claimSchema(wordsOf(sent)),
      prepare: (form: FormData, sent: Claiming) => {
        const [wrong] = sent.upload.refused;
        const proof = wrong && [wordsOf(sent)[wrong.refusal]];
        return { form, refused: proof && { "": proof, proof } };
      },
      run: async (claim: ClaimInput, sent: Claiming) => {
        const { actor, params, found, upload } = sent;
        const words = wordsOf(sent);
        await perClaimant.expect(found.account, words.tooOften);
        await createClaim({ actor, invoiceId: params.id, words }, claim, { file: upload.files[0], keep: upload.keep });
        return done(found);
      },
    },
  },
});
