import { request } from "node:http";
import { site } from "./site";

interface RawAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Sends to the shared site what a browser or fetch would refuse to send, and leaves the body as it came over the wire. */
export function sendRaw(
  path: string,
  { body, ...options }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: "localhost", port: site.port, path, agent: false, ...options },
      async (incoming) => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk as Buffer);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) });
      },
    );
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
