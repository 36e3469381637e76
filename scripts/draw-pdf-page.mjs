import { Worker } from "node:worker_threads";
import { PDFiumLibrary } from "@hyzyla/pdfium";

// Draws the first page of the PDF on standard input, for a process that must not wait for a file of a stranger's making:
// a header of twelve bytes (width, height, bytes of a pixel) and the pixels on standard output. It loads nothing else.

// A process that is killed ends nothing that it has started, and a page may be made to take days: a thread beside the
// one that draws, which does nothing else meanwhile, sees whether who asked is still there.
const [, , largest = "800", asking = process.ppid] = process.argv;
const WATCH = `
  const asking = Number(require("node:worker_threads").workerData);
  setInterval(() => {
    if (process.ppid !== asking) process.kill(process.pid, "SIGKILL");
  }, 500);
`;
new Worker(WATCH, { eval: true, workerData: asking }).unref();

/** Of PDFium's own memory, in bytes: a sheet of A4 scanned at 600 dots an inch takes 100 MB. */
const MEMORY_MAX_BYTES = 256 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;

// The engine's heap limit does not count it, and PDFium itself would go on to 2 GB.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MEMORY_MAX_BYTES) throw new RangeError("The page takes too much");
  return grow.call(this, pages);
};

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(Buffer.concat(chunks));
const page = document.getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
const scale = Number(largest) / Math.max(originalWidth, originalHeight, 1);
const { width, height, data } = await page.render({ scale, render: "bitmap" });
const header = Buffer.alloc(12);
for (const [index, value] of [width, height, data.byteLength / (width * height)].entries())
  header.writeUInt32BE(value, 4 * index);
process.stdout.write(header);
process.stdout.write(data);
