import { z } from "zod";
import type { Backend } from "~/server/db/backend-interface.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { examineSystem } from "./examine.server";
import type { Finding } from "./finding";

const EXAMINATION = "examination";
const findingSchema = z.object({
  verdict: z.enum(["good", "doubtful", "wrong"]),
  subject: z.string(),
  sentence: z.string(),
});
const answerSchema = z.object({ findings: z.array(findingSchema) });

/** Has this process examine the system for `npm run doctor`, which may not open the embedded database beside it. */
export function answerDoctor(backend: Backend): void {
  if (!(backend instanceof EmbeddedBackend)) return;
  backend.answers.set(EXAMINATION, async () => ({ findings: await examineSystem() }));
}

/**
 * What the process finds that holds the embedded database.
 * @returns undefined where none does, or the database is a server
 * @throws DatabaseStartError where that process cannot examine
 */
export async function askRunningSite(backend: Backend): Promise<Finding[] | undefined> {
  if (!(backend instanceof EmbeddedBackend)) return undefined;
  const answer = await backend.ask(EXAMINATION);
  return answer && answerSchema.parse(answer).findings;
}
