import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawPdfPage } from "~/server/pictures/draw-pdf-page.server";

const MB = 1024 * 1024;

/** A PDF of one page whose drawing is so many megabytes of spaces, which take a thousandth of it in the file. */
function unfoldingPdf(megabytes: number): Buffer {
  const content = deflateSync(Buffer.alloc(megabytes * MB, " "), { level: 9 });
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 500]/Contents 4 0 R>>",
    `<</Filter/FlateDecode/Length ${content.length}>>\nstream\n${content.toString("latin1")}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Size 5/Root 1 0 R>>\n%%EOF\n`, "latin1");
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

it("a page that unfolds to some megabytes is drawn", async () => {
  expect((await drawPdfPage(unfoldingPdf(20), 100).then((page) => page.metadata())).width).toBe(100);
});

it("one that unfolds to gigabytes ends its program, within 400 MB", async () => {
  const { code, peak } = await peakOf(unfoldingPdf(600));
  expect(code).not.toBe(0);
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(400);
});
