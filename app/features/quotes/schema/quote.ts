import { z } from "zod";
import { QUOTE_TABS } from "~/features/quotes/model/quote";
import { hiddenField } from "~/lib/forms/hidden-field";
import { pageField, searchField } from "~/lib/forms/list-fields";
import { boundedTextField } from "~/lib/forms/text-fields";

export const quoteIdSchema = z.object({ id: z.uuid("Devis inconnu") });

/** The address of the list in /admin: a wrong part is ignored. */
export const quoteListSchema = z.object({
  status: z.enum(QUOTE_TABS).optional().catch(undefined),
  q: searchField,
  sort: z.enum(["newest", "oldest", "amount"]).catch("newest"),
  page: pageField,
});

export type QuoteList = z.output<typeof quoteListSchema>;

const idField = z.uuid().optional().catch(undefined);

/** With what a new quote begins: a tier, a lead, a project, a client, or a template; of several the first counts. */
export const originSchema = z.object({
  palier: idField,
  piste: idField,
  projet: idField,
  client: idField,
  modele: idField,
});

export type QuoteOrigin = z.output<typeof originSchema>;

/** What a template is called. */
export const templateNameSchema = z.object({
  name: boundedTextField({ missing: "Le nom du modèle est requis", max: 120, tooLong: "120 caractères au plus" }),
});

/** With which lines a quote begins: those of a tier, of a template, or those that its lead asks for. */
export const baseSchema = z.object({
  form_key: hiddenField(z.uuid()),
  base: hiddenField(z.string().regex(/^(palier|modele):[^:]*$/)).transform((chosen) => {
    const [kind, id] = chosen?.split(":") ?? [];
    return kind ? { [kind]: z.uuid().parse(id) } : {};
  }),
});

/** The quote of which a template is made. */
export const templateSourceSchema = z.object({ devis: idField });
