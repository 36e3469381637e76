import { examineSystem } from "~/features/operations/checks/examine.server";
import { VERDICT_LABELS } from "~/features/operations/checks/finding";
import { say, withDatabase } from "./with-database";

const LABEL_WIDTH = Math.max(...Object.values(VERDICT_LABELS).map((label) => label.length));

/** `npm run doctor`: a line for each thing that was looked at, the worst first; ends with 1 where one is wrong. */
export async function doctor(): Promise<void> {
  await withDatabase(async () => {
    const found = await examineSystem();
    for (const { verdict, subject, sentence } of found) {
      say(`${VERDICT_LABELS[verdict].padEnd(LABEL_WIDTH)}  ${subject}\u202f: ${sentence}`);
    }
    if (found.some(({ verdict }) => verdict === "wrong")) process.exitCode = 1;
  });
}
