import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|json|webmanifest|svg|txt|xml)$/;
const MIN_BYTES = 1024;

/** Writes `name.br` and `name.gz` beside each text file of a folder, as small as they get: the server sends these. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(name) {
  const bytes = await readFile(name);
  if (bytes.byteLength < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${name}.br`, brotlied), writeFile(`${name}.gz`, gzipped)]);
}
