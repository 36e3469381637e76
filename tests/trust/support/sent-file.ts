import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import type { TrustSite } from "./trust-site";

const MB = 1024 * 1024;
/** What no one compresses, and is no picture; a PDF by its first bytes. */
const BYTES = randomBytes(MB);
const HEAD = Buffer.from("%PDF-1.7\n");

interface SentFile {
  /** Of the thread. */
  path: string;
  cookie: string;
  name: string;
  size: number;
  text?: string;
  /** Hears how many bytes have gone; what it answers `false` to is broken off. */
  onSent?: (bytes: number) => boolean;
}

/** Sends a message with a file as a browser does, made as it is read. @returns what was answered; status 0 without an answer */
export async function sendFile(site: TrustSite, file: SentFile): Promise<{ status: number; text: string }> {
  const { path, cookie, name, size, text = "", onSent = () => true } = file;
  const [before, after] = formAround(name, text);
  const headers = {
    ...{ Origin: site.base, Cookie: cookie, "Content-Type": "multipart/form-data; boundary=x" },
    "Content-Length": before.byteLength + size + after.byteLength,
  };
  const sending = request(site.base + path, { method: "POST", headers });
  const answered = answerOf(sending);
  const isOver = new AbortController();
  void answered.then(() => isOver.abort());
  sending.write(before);
  let sent = 0;
  for (const chunk of chunksOf(size)) {
    if (isOver.signal.aborted || !onSent(sent)) break;
    if (!sending.write(chunk)) await once(sending, "drain", { signal: isOver.signal }).catch(() => undefined);
    sent += chunk.byteLength;
  }
  if (sent === size && onSent(sent)) sending.end(after);
  else sending.destroy();
  return answered;
}

function answerOf(sending: ReturnType<typeof request>): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: "" });
    sending.on("error", none);
    sending.on("response", async (response) => {
      try {
        const parts = await response.toArray();
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") });
      } catch {
        none();
      }
    });
  });
}

function formAround(name: string, text: string): [Buffer, Buffer] {
  const field = (about: string) => `--x\r\nContent-Disposition: form-data; name=${about}\r\n\r\n`;
  const texts = `${field('"intent"')}message\r\n${field('"text"')}${text}\r\n`;
  const file = `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  return [Buffer.from(texts + file), Buffer.from("\r\n--x--\r\n")];
}

function* chunksOf(size: number): Generator<Buffer> {
  yield HEAD;
  for (let left = size - HEAD.byteLength; left > 0; left -= BYTES.byteLength)
    yield BYTES.subarray(0, Math.min(left, BYTES.byteLength));
}
