import type { RequestOptions } from "node:http";
import { Agent, request } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";

/** Asks again and again over one connection at a time, until nobody takes a new one. */
export function visitUntilRefused(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const firstAnswer = get(url, agent);
  const visit = async () => {
    const outcomes = [await firstAnswer];
    while (outcomes.at(-1) === 200) outcomes.push(await get(url, agent));
    agent.destroy();
    return outcomes;
  };
  return { firstAnswer, outcomes: visit() };
}

/** Sends the same request again and again, each time over the same connection while the server keeps it, or each over its own. */
export function visitUntilTold(url: string, makeBody?: (turn: number) => string, { keepsConnection = true } = {}) {
  const kept = { keepAlive: keepsConnection, maxSockets: 1 };
  // Of a certificate that was made for the test.
  const agent = url.startsWith("https:") ? new SecureAgent({ ...kept, rejectUnauthorized: false }) : new Agent(kept);
  const options = {
    agent,
    headers: { Origin: new URL(url).origin, "Content-Type": "application/x-www-form-urlencoded" },
  };
  let isTold = false;
  const visit = async () => {
    const outcomes: (number | string)[] = [];
    while (!isTold) {
      const body = makeBody?.(outcomes.length);
      outcomes.push(await send(url, body === undefined ? { agent } : { ...options, method: "POST" }, body));
    }
    agent.destroy();
    return outcomes;
  };
  const outcomes = visit();
  return {
    /** @returns the status of each answer, or what went wrong instead */
    stop: () => {
      isTold = true;
      return outcomes;
    },
  };
}

/** Bodies of the contact form by one visitor, each another message. */
export const messagesOf = (name: string) => (turn: number) =>
  new URLSearchParams({
    ...{ intent: "inquiry", name, email: `${name}-${turn}@riad.example`, message: `La demande numéro ${turn}` },
  }).toString();

/** The different ones among the outcomes of visits. */
export const kindsOf = (outcomes: (number | string)[]) => [...new Set(outcomes)];

function get(url: string, agent: Agent): Promise<number | string> {
  return send(url, { agent });
}

function send(url: string, options: RequestOptions, body?: string): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = (url.startsWith("https:") ? secureRequest : request)(url, options, (incoming) => {
      incoming.resume().once("end", () => resolve(incoming.statusCode ?? 0));
      incoming.once("error", ({ message }) => resolve(message));
    });
    outgoing.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      resolve(code === "ECONNREFUSED" ? "refused" : message);
    });
    outgoing.end(body);
  });
}
