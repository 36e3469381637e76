import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ChildProgram } from "../../support/child-program";
import { temporaryDataDir } from "../../support/temporary-database";

vi.setConfig({ testTimeout: 600_000 });

const ROWS = 4_000;
const program = await ChildProgram.compile("tests/fixtures/importer.ts");

function writeDump(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "dump-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const rows = Array.from({ length: ROWS }, (_, place) => {
    const id = `6f1c1f0e-0000-4000-8000-${String(place).padStart(12, "0")}`;
    return `${id},Nom ${place},p${place}@example.com,Bonjour,2024-03-07 10:00:00+00`;
  });
  writeFileSync(path.join(folder, "contact_inquiries.csv"), ["id,name,email,message,created_at", ...rows].join("\n"));
  return folder;
}

test("an import of four thousand rows, killed at three places, ends with each of them once", async () => {
  const folder = writeDump();
  const environment = { DATA_DIR: temporaryDataDir() };
  for (const place of ["stored 500", "stored 1500", "stored 1000"]) {
    const process = program.start(environment, folder);
    await process.until((lines) => lines.includes(place));
    await process.kill("SIGKILL");
  }
  const last = program.start(environment, folder);
  await last.exited;
  expect(last.lines.at(-1)).toBe(`end ${ROWS} ${ROWS} 0`);
});
