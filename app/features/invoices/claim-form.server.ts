import { INVOICE_COPY } from "~/content/invoice-page";
import { createClaim } from "~/features/invoices/commands/claims.server";
import { CLAIM_INTENT, PROOF_MAX_BYTES, PROOF_TYPES } from "~/features/invoices/model/claim";
import type { ClaimInput } from "~/features/invoices/schema/payment";
import { claimSchema } from "~/features/invoices/schema/payment";
import type { Sent } from "~/server/forms/form-action.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";

const perClaimant = rateLimit({ name: "transfer-claims", points: 20, seconds: 3600 });

interface Claimant {
  /** Whose turns uploads take: the account, or the link. */
  account: string;
  /** In which he is answered. */
  language: Language;
  /** Of the invoice. */
  page: string;
}

type Claiming = Sent<User | null, { id: string }, Claimant>;

const wordsOf = ({ found }: { found: Claimant }) => INVOICE_COPY[found.language].refused;

/** 'J’ai viré' with its proof, for somebody who may see the invoice. @param done the redirect once it is stored */
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
