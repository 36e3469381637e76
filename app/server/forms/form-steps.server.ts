import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Flash } from "~/server/http/flash.server";
import { parseForm } from "./parse-form.server";
import { refuse } from "./refuse.server";

/** What one of several forms of a page does with what it sends, and what is said once it is done. */
export interface FormStep<Target, Schema extends z.ZodType> {
  schema: Schema;
  /** @returns the way to take back what was done, where there is one */
  run: (target: Target, value: z.output<Schema>) => Promise<void> | Promise<Flash["undo"]>;
  done: string;
}

/** Declares the steps of a page, each with the types of its own schema. */
export function stepsFor<Target>() {
  return <Schema extends z.ZodType>(step: FormStep<Target, Schema>) => step;
}

/**
 * Reads which form was sent, and what. @returns the step ready to run, or the answer to a form that its schema refuses
 * @throws a 400 for an intent that the page does not know
 */
export function readStep<Target>(form: FormData, steps: Readonly<Record<string, unknown>>) {
  const intent = String(form.get("intent"));
  if (!Object.hasOwn(steps, intent)) throw data(null, { status: 400 });
  // Each value is parsed by the schema of its own step.
  const { schema, run, done } = steps[intent] as FormStep<Target, z.ZodType>;
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return { refused: refuse(intent, submission.reply()) };
  return { done, run: async (target: Target) => (await run(target, submission.value)) || undefined };
}
