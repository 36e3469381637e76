import { z } from "zod";
import type { QuoteCopy } from "~/content/quote-page";
import { QUOTE_TABS } from "~/features/quotes/model/quote";
import { hiddenField } from "~/lib/forms/hidden-field";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { boundedTextField, optionalTextField } from "~/lib/forms/text-fields";

export const quoteIdSchema = z.object({ id: z.uuid("Devis inconnu") });

/** The query string of the list in /admin; unknown values fall back to defaults. */
export const quoteListSchema = z.object({
  status: z.enum(QUOTE_TABS).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest", "amount"]).catch("newest"),
  page: pageField,
});

export type QuoteList = z.output<typeof quoteListSchema>;

const idField = z.uuid().optional().catch(undefined);

/** What a new quote begins with; of several the first counts. */
export const originSchema = z.object({
  palier: idField,
  piste: idField,
  projet: idField,
  client: idField,
  modele: idField,
});

export type QuoteOrigin = z.output<typeof originSchema>;

export const templateNameSchema = z.object({
  name: boundedTextField({ missing: "Le nom du modèle est requis", max: 120, tooLong: "120 caractères au plus" }),
});

export const baseSchema = z.object({
  form_key: hiddenField(z.uuid()),
  base: hiddenField(z.string().regex(/^(palier|modele):[^:]*$/)).transform((chosen) => {
    const [kind, id] = chosen?.split(":") ?? [];
    return kind ? { [kind]: z.uuid().parse(id) } : {};
  }),
});

/** The quote of which a template is made. */
export const templateSourceSchema = z.object({ devis: idField });

const NAME_MAX_LENGTH = 100;
const TEXT_MAX_LENGTH = 3000;

/** The version that was shown; null means the newest. */
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

export function changeSchema({ missing, tooLong }: QuoteCopy["change"]) {
  const text = boundedTextField({ missing, max: TEXT_MAX_LENGTH, tooLong, isMultiline: true });
  return z.object({ quote: shownQuote, text });
}

/** A refusal, whose reason may be left out. */
export function refusalSchema({ tooLong }: QuoteCopy["refusal"]) {
  return z.object({ quote: shownQuote, text: optionalTextField(TEXT_MAX_LENGTH, tooLong, { isMultiline: true }) });
}

/** The version that the address asks for; undefined is the newest. */
export const versionParamSchema = z.object({
  version: z.coerce.number().int().min(1).max(999).optional().catch(undefined),
});

export const linkTokenSchema = z.object({ token: z.string() });
