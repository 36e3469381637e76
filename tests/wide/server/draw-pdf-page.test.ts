import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ChildProgram } from "../../support/child-program";
import { PAGE, PAGES, pdfOf, stream, unfoldingPdf } from "../../support/pdf-page";
import { makeTemporaryFolder } from "../../support/temporary-folder";

/** A PDF whose page is paved with tiles, each a ten-thousandth of a point further: it takes days and no memory. */
function endlessPdf(): Buffer {
  const pattern = "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 300 300]/XStep 0.0001/YStep 0.0001";
  return pdfOf([
    ...PAGES,
    `<<${PAGE}/Resources<</Pattern<</P 5 0 R>>>>>>`,
    stream("", "/Pattern cs /P scn 0 0 500 500 re f"),
    stream(`${pattern}/Resources<<>>`, "1 0 0 rg 0 0 200 300 re f"),
  ]);
}

/** The most memory that the program held, in megabytes; Linux alone tells (proc(5), status). */
async function peakOf(pdf: Buffer): Promise<{ code: number | null; peak: number }> {
  const child = spawn(process.execPath, ["--max-old-space-size=64", "scripts/draw-pdf-page.mjs"], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  let isRunning = true;
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve)).finally(() => {
    isRunning = false;
  });
  child.stdin.on("error", () => undefined);
  child.stdin.end(pdf);
  let peak = 0;
  while (isRunning) {
    peak = Math.max(peak, peakKilobytes(child.pid) / 1024);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { code: await ended, peak };
}

function peakKilobytes(pid: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    // It has ended.
    return 0;
  }
}

it("one that unfolds to gigabytes ends its program, within 400 MB", async () => {
  const { code, peak } = await peakOf(unfoldingPdf(600));
  expect(code).not.toBe(0);
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(400);
});

const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");

/** Its state, and the hundredths of a second that it has worked for; Linux alone tells (proc(5), stat). */
function statusOf(pid: string) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return { isRunning: false, work: 0 };
  const [, fields = ""] = readFileSync(file, "utf8").split(") ");
  const [state, ...rest] = fields.split(" ");
  // One that has ended may wait for whoever takes its code.
  return { isRunning: state !== "Z", work: Number(rest[10]) };
}

const program = await ChildProgram.compile("tests/fixtures/page-drawer.ts");

it("the program ends with the process that asked, also where that is killed while a page takes days", async () => {
  const folder = makeTemporaryFolder("zellige-page-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "endless.pdf"), endlessPdf());
  const site = program.start({ DATA_DIR: folder }, join(folder, "endless.pdf"));
  await expect.poll(() => childrenOf(site.pid)).toEqual([expect.stringMatching(/^\d+$/)]);
  const [drawing = ""] = childrenOf(site.pid);
  await expect.poll(() => statusOf(drawing).work).toBeGreaterThan(200);
  await site.kill("SIGKILL");
  await expect.poll(() => statusOf(drawing).isRunning).toBe(false);
}, 90_000);
