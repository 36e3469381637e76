import { z } from "zod";
import type { QuoteCopy } from "~/content/quote-page/quote-words";
import { hiddenField } from "~/lib/forms/hidden-field";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";

const NAME_MAX_LENGTH = 100;
const TEXT_MAX_LENGTH = 3000;

/** The version that was shown; a form that does not say so means the newest. */
const shownQuote = hiddenField(z.uuid()).transform((id) => id ?? null);

/** The acceptance, in the words of its page. Its options are read by `readChoice`. */
export function acceptanceSchema({ missingName, longName, longRole, unaccepted }: QuoteCopy["decision"]) {
  return z.object({
    quote: shownQuote,
    shown_total: hiddenField(z.coerce.number().int()).transform((total) => total ?? null),
    signer_name: boundedTextField({ missing: missingName, max: NAME_MAX_LENGTH, tooLong: longName }),
    signer_role: optionalTextField(NAME_MAX_LENGTH, longRole),
    accept_terms: z.enum(["on", "true"], { error: unaccepted }),
  });
}

/** The request of another version: without words there is nothing to change. */
export function changeSchema({ missing, tooLong }: QuoteCopy["change"]) {
  const text = boundedTextField({ missing, max: TEXT_MAX_LENGTH, tooLong, isMultiline: true });
  return z.object({ quote: shownQuote, text });
}

/** A refusal, whose reason may be left out. */
export function refusalSchema({ tooLong }: QuoteCopy["refusal"]) {
  return z.object({ quote: shownQuote, text: optionalTextField(TEXT_MAX_LENGTH, tooLong, { isMultiline: true }) });
}

/** Which version the address asks for; anything else is the newest. */
export const versionParamSchema = z.object({
  version: z.coerce.number().int().min(1).max(999).optional().catch(undefined),
});

/** Of a quote's first version, in an address. */
export const quoteIdSchema = z.object({ id: z.uuid("Devis inconnu") });

export const linkTokenSchema = z.object({ token: z.string() });
