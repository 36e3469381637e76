import { request } from "node:http";
import { inject } from "vitest";
import { isAnswering } from "../../support/site-process";
import { waitUntil } from "../../support/wait-for";

/** The site that all files of this folder share; it answers once this module is loaded. */
export const site = inject("site");

await waitUntil(() => isAnswering(`${site.baseURL}/healthz`));

interface Sent {
  /** The Cookie header of the person who asks. */
  cookie?: string | undefined;
  /** Posted, as a browser sends a form of this site. */
  form?: Record<string, string> | undefined;
}

/** One answer of the shared site, redirects included. */
export function ask(path: string, { cookie, form }: Sent = {}): Promise<Response> {
  const headers = { ...(cookie && { Cookie: cookie }), ...(form && { Origin: site.baseURL }) };
  const post = form && { method: "POST", body: new URLSearchParams(form) };
  return fetch(site.baseURL + path, { redirect: "manual", headers, ...post });
}

/** What a browser would send back of an answer: the cookies by these names, or all. */
export function cookiesOf(answer: Response, names = /./): string {
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return set.filter((cookie) => names.test(cookie.split("=")[0] ?? "")).join("; ");
}

/** Signs in. @returns the Cookie header of the person, without the message for the next page */
export async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const form = { intent: "sign-in", email, password, redirectTo: "/dashboard" };
  const answer = await ask("/auth", { form });
  if (answer.status !== 303) throw new Error(`Signing in answers ${answer.status}.`);
  return cookiesOf(answer, /session|device/);
}

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
