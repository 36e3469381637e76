import { createRequire } from "node:module";
import type { QpdfInstance } from "@neslinesli93/qpdf-wasm";
import createQpdf from "@neslinesli93/qpdf-wasm";

const wasm = createRequire(import.meta.url).resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm");

/** What its types leave out. */
interface Files {
  init: (input: null, output: () => void, error: () => void) => void;
  writeFile: (path: string, bytes: Uint8Array) => void;
}

/** What `qpdf --check` exits with: 0 for a clean file, 2 for errors, 3 for warnings. */
export async function qpdfCheck(bytes: Uint8Array): Promise<number> {
  const quiet = ({ FS }: QpdfInstance) => (FS as unknown as Files).init(null, Boolean, Boolean);
  const options = { locateFile: () => wasm, noInitialRun: true, preRun: [quiet] };
  const qpdf = await createQpdf(options);
  (qpdf.FS as unknown as Files).writeFile("/document.pdf", bytes);
  return qpdf.callMain(["--check", "/document.pdf"]);
}
