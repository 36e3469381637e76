import { data } from "@remix-run/node";
import { z } from "zod";
import { getProviderState } from "~/features/generation/commands/ask-provider.server";
import { createGeneration } from "~/features/generation/commands/generations.server";
import type { RowBrief } from "~/features/generation/model/brief";
import { GENERATION_STARTED } from "~/features/generation/model/generation";
import { readCsv, readShippedCsv, SHIPPED_CSV_NAME } from "~/features/generation/queries/csv.server";
import type { FormReply } from "~/lib/forms/form-reply";
import { csvTextOf } from "~/lib/text/csv-encoding";
import { DomainError } from "~/server/errors.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { toCheck } from "./view.server";

export const FILE_MISSING = "Choisissez un fichier CSV";
const ROWS_WRONG = "Corrigez le fichier, ou choisissez de laisser de côté les lignes en erreur";
const ROWS_NONE = "Aucune ligne de ce fichier ne peut être écrite";

/** The answer to a file: what each of its rows would come to. */
export interface CheckAnswer extends Partial<FormReply> {
  check?: ReturnType<typeof toCheck>;
}

const stampSchema = z.object({ stamp: z.uuid() });

/** A file that was looked through. */
const checkedSchema = stampSchema.extend({
  name: z.string().max(200),
  csv: z.string(),
  skip_invalid: z.literal("on").optional(),
});

/** Starts the generation of a file, or says of each row what is wrong with it. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    shipped: {
      schema: stampSchema,
      run: ({ stamp }, { actor }) => start(actor, { briefs: readShippedCsv(), source: SHIPPED_CSV_NAME, stamp }),
    },
  },
  others: {
    check: async ({ form }) => {
      const file = form.get("file");
      if (!(file instanceof File) || file.name === "")
        throw new DomainError("invalid", FILE_MISSING, { field: "file" });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { check: toCheck(file.name.slice(-200), csvTextOf(bytes), readCsv(bytes)) } satisfies CheckAnswer;
    },
    file: async ({ actor, form }) => {
      const parsed = checkedSchema.safeParse(Object.fromEntries(form));
      if (!parsed.success) throw data(null, { status: 400 });
      const { name, csv, skip_invalid, stamp } = parsed.data;
      const rows = readCsv(new TextEncoder().encode(csv));
      const briefs = rows.flatMap(({ brief }) => brief ?? []);
      const check = toCheck(name, csv, rows);
      if (briefs.length === 0) return refuseRows(ROWS_NONE, check);
      if (check.errorCount > 0 && !skip_invalid) return refuseRows(ROWS_WRONG, check);
      return start(actor, { briefs, source: name, stamp });
    },
  },
});

function refuseRows(sentence: string, check: ReturnType<typeof toCheck>) {
  const lastResult = { status: "error" as const, error: { skip_invalid: [sentence] } };
  return data<CheckAnswer>({ intent: "file", lastResult, check }, { status: 400 });
}

async function start(actor: User, { briefs, source, stamp }: { briefs: RowBrief[]; source: string; stamp: string }) {
  const { problem } = await getProviderState();
  const here = "/admin/blog/auto-generate";
  if (problem) return redirectWithFlash(here, { tone: "error", title: "Erreur", description: problem });
  const { id } = await createGeneration(actor, { kind: "bulk", source, briefs, stamp });
  const description = `${briefs.length} ${briefs.length > 1 ? "articles attendent" : "article attend"} leur tour.`;
  return redirectWithFlash(`${here}/${id}`, { tone: "success", title: GENERATION_STARTED, description });
}
