import type { Socket } from "node:dgram";
import { createSocket } from "node:dgram";
import { once } from "node:events";

const HEADER_BYTES = 12;
const TYPE_AND_CLASS_BYTES = 4;
const ANSWERED = 0x8180;
const NO_SUCH_NAME = 0x8183;
const TXT = 16;
/** Points at the name of the question. */
const NAME_OF_QUESTION = 0xc00c;

/** A name server of this machine that knows some text records (RFC 1035), and that nothing else exists. */
export class NameServer {
  readonly #socket: Socket = createSocket("udp4");

  private constructor(records: Readonly<Record<string, string>>) {
    this.#socket.on("message", (question, { address, port }) => {
      this.#socket.send(answerTo(question, records), port, address);
    });
  }

  static async open(records: Readonly<Record<string, string>>): Promise<NameServer> {
    const server = new NameServer(records);
    server.#socket.bind(0, "127.0.0.1");
    await once(server.#socket, "listening");
    return server;
  }

  /** As `Resolver.setServers` takes it. */
  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(() => resolve()));
  }
}

function answerTo(message: Buffer, records: Readonly<Record<string, string>>): Buffer {
  const { name, end } = nameIn(message);
  const text = records[name];
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(message.readUInt16BE(0), 0);
  header.writeUInt16BE(text === undefined ? NO_SUCH_NAME : ANSWERED, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  const question = message.subarray(HEADER_BYTES, end);
  return Buffer.concat([header, question, ...(text === undefined ? [] : [record(text)])]);
}

function record(text: string): Buffer {
  const data = Buffer.from(text);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(NAME_OF_QUESTION, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length + 1, 10);
  return Buffer.concat([head, Buffer.from([data.length]), data]);
}

/** The name that is asked for, and where the question ends. */
function nameIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  return { name: labels.join("."), end: at + 1 + TYPE_AND_CLASS_BYTES };
}
