import { expect, test, vi } from "vitest";
import { ChildProgram } from "../support/child-program";
import { openMigratedServer } from "../support/migrated-server";
import { temporaryDataDir } from "../support/temporary-database";

vi.setConfig({ testTimeout: 300_000 });

const { server } = await openMigratedServer();
const program = await ChildProgram.compile("tests/fixtures/invoice-issuer.ts");

const start = (...parameters: string[]) =>
  program.start({ DATABASE_URL: server.url, DATA_DIR: temporaryDataDir(false) }, ...parameters);

const says = (word: string) => (lines: string[]) => lines.includes(word);

async function standing(): Promise<{ numbers: string[]; letters: number }> {
  const running = start("report");
  await running.until((lines) => lines.length > 0);
  return JSON.parse(running.lines[0] ?? "");
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    expect.stringMatching(new RegExp(`^F-\\d{4}-${String(index + 1).padStart(4, "0")}$`)),
  );

test("fifty invoices issued at once by two processes have the numbers 1 to 50, each with one letter; a kill leaves no hole", async () => {
  await start("prepare", "51").until(says("prepared"));
  // Killed before its number is committed: neither that nor its letter is there, and the number is given again.
  const broken = start("break-off");
  await broken.until(says("numbered"));
  await broken.kill("SIGKILL");
  expect(await standing()).toEqual({ numbers: [], letters: 0 });
  // Killed between its number and its letter: it waits to write that.
  const holder = start("hold-letters");
  await holder.until(says("held"));
  const between = start("issue", "51", "0");
  await start("waiting").until(says("waits"));
  await between.kill("SIGKILL");
  await holder.kill("SIGKILL");
  expect(await standing()).toEqual({ numbers: [], letters: 0 });
  // Killed once it is committed, before its letter has left: that waits with its number, and is not written again below.
  const committed = start("issue", "51", "0");
  await committed.until(says("issued"));
  await committed.kill("SIGKILL");
  expect(await standing()).toEqual({ numbers: numbered(1), letters: 1 });
  const processes = [start("issue", "2", "0"), start("issue", "2", "1")];
  await Promise.all(processes.map((process) => process.until(says("issued"))));
  expect(await standing()).toEqual({ numbers: numbered(51), letters: 51 });
});
