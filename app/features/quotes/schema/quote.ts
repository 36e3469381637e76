import { z } from "zod";
import { QUOTE_TABS } from "~/features/quotes/model/quote";
import { hiddenField } from "~/lib/forms/hidden-field";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { boundedTextField } from "~/lib/forms/text-fields";

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

/** The version that the address asks for; undefined is the newest. */
export const versionParamSchema = z.object({
  version: z.coerce.number().int().min(1).max(999).optional().catch(undefined),
});

export const linkTokenSchema = z.object({ token: z.string() });
