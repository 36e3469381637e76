const BLOCK_BYTES = 512;

export const TAR_END = Buffer.alloc(2 * BLOCK_BYTES);

/** The header of a file of so many bytes, or of a folder when there are none to tell (POSIX.1-1988, ustar). */
export function tarHeader(name: string, bytes?: number): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  if (header.write(name, 0, 100) < Buffer.byteLength(name)) throw new RangeError(`Too long for an archive: ${name}`);
  const isFolder = bytes === undefined;
  header.write(octal(isFolder ? 0o700 : 0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes ?? 0, 12), 124);
  header.write(octal(Math.floor(Date.now() / 1000), 12), 136);
  header.write(isFolder ? "5" : "0", 156);
  header.write("ustar\u000000", 257);
  // The sum is taken with its own place full of spaces.
  header.fill(" ", 148, 156);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );
  return header;
}

/** What follows the last byte of a file, so that the next header begins at a block. */
export function tarPadding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES);
}

/** In a field of `length` bytes, the last of which ends the text. */
function octal(value: number, length: number): string {
  return `${value.toString(8).padStart(length - 1, "0")}\0`;
}
