import type { ActionFunctionArgs } from "@remix-run/node";
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
import { refuse } from "~/server/forms/refuse.server";
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

const stamp = z.uuid();
const formSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("shipped"), stamp }),
  z.object({ intent: z.literal("check"), file: z.unknown() }),
  z.object({
    intent: z.literal("file"),
    stamp,
    name: z.string().max(200),
    csv: z.string(),
    skip_invalid: z.literal("on").optional(),
  }),
]);

/** Starts the generation of a file, or says of each row what is wrong with it. @throws a 400 for no form of the page. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const input = parsed.data;
  if (input.intent === "check") return checkFile(input.file);
  if (input.intent === "shipped") {
    return start(actor, { briefs: readShippedCsv(), source: SHIPPED_CSV_NAME, stamp: input.stamp });
  }
  const { name, csv } = input;
  return orRefusal(async () => {
    const rows = readCsv(new TextEncoder().encode(csv));
    const briefs = rows.flatMap(({ brief }) => brief ?? []);
    const check = toCheck(name, csv, rows);
    if (briefs.length === 0) return refuseRows(ROWS_NONE, check);
    if (check.errorCount > 0 && !input.skip_invalid) return refuseRows(ROWS_WRONG, check);
    return start(actor, { briefs, source: name, stamp: input.stamp });
  });
}

async function checkFile(file: unknown) {
  if (!(file instanceof File) || file.name === "") return refuseFile(FILE_MISSING);
  return orRefusal(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const rows = readCsv(bytes);
    return { check: toCheck(file.name.slice(-200), csvTextOf(bytes), rows) } satisfies CheckAnswer;
  });
}

async function orRefusal<Answer>(answer: () => Promise<Answer>) {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof DomainError) return refuseFile(error.userMessage);
    throw error;
  }
}

function refuseFile(sentence: string) {
  return refuse("check", { status: "error", error: { file: [sentence] } });
}

function refuseRows(sentence: string, check: ReturnType<typeof toCheck>) {
  const lastResult = { status: "error" as const, error: { skip_invalid: [sentence] } };
  return data<CheckAnswer>({ intent: "file", lastResult, check }, { status: 400 });
}

interface Start {
  briefs: RowBrief[];
  source: string;
  stamp: string;
}

async function start(actor: User, { briefs, source, stamp }: Start) {
  const { problem } = await getProviderState();
  const here = "/admin/blog/auto-generate";
  if (problem) return redirectWithFlash(here, { tone: "error", title: "Erreur", description: problem });
  const { id } = await createGeneration(actor, { kind: "bulk", source, briefs, stamp });
  const description = `${briefs.length} ${briefs.length > 1 ? "articles attendent" : "article attend"} leur tour.`;
  return redirectWithFlash(`${here}/${id}`, { tone: "success", title: GENERATION_STARTED, description });
}
