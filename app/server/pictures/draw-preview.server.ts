import { spawn } from "node:child_process";
import { fromPixels, openUpright } from "./resize-picture.server";
import { sharp } from "./sharp.server";

const WEBP = { quality: 78, effort: 4 };

/** A small WebP of a picture or a PDF's first page, without metadata. One at a time. @throws if it cannot be drawn */
export async function drawPreview(bytes: Uint8Array, kind: "picture" | "pdf", largest: number) {
  const box = { width: largest, height: largest, fit: "inside", withoutEnlargement: true } as const;
  const isPdf = kind === "pdf";
  const picture = isPdf ? await drawPdfPage(bytes, largest) : fromPixels(await openUpright(bytes)).resize(box);
  return picture.webp(WEBP).toBuffer({ resolveWithObject: true });
}

const PROGRAM = "scripts/draw-pdf-page.mjs";
/** Longer than the first page of any catalogue takes; beyond, the file was made to take long. */
const DRAWING_MS = 15_000;
const HEADER_BYTES = 12;
/** Of the program's heap, in megabytes; the engine comes on top, which the program itself bounds. */
const HEAP_MB = 64;

/** A PDF's first page, `largest` pixels at most, on white, drawn by a process that may die. @throws if not drawn */
export async function drawPdfPage(bytes: Uint8Array, largest: number) {
  const drawn = await run(bytes, largest);
  const [width = 0, height = 0, channels = 0] = [0, 4, 8].map((place) => drawn.readUInt32BE(place));
  const pixels = drawn.subarray(HEADER_BYTES);
  if (channels !== 4 || pixels.byteLength !== width * height * channels)
    throw new Error("The page was not drawn whole");
  return sharp(pixels, { raw: { width, height, channels } }).flatten({ background: "#ffffff" });
}

function run(bytes: Uint8Array, largest: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const args = [`--max-old-space-size=${HEAP_MB}`, PROGRAM, String(largest), String(process.pid)];
    // It is told nothing of this process: no secret, no database.
    const limits = { timeout: DRAWING_MS, killSignal: "SIGKILL" } as const;
    const env = { NODE_ENV: "production" } as const;
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"], env, ...limits });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", reject);
    // One that ends without reading its input is told by its code.
    child.stdin.on("error", () => undefined);
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`The program that draws pages ended with ${code ?? "a signal"}`));
    });
    child.stdin.end(bytes);
  });
}
