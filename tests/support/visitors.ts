import { Agent, request } from "node:http";

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

function get(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = request(url, { agent }, (incoming) => {
      incoming.resume().once("end", () => resolve(incoming.statusCode ?? 0));
      incoming.once("error", ({ message }) => resolve(message));
    });
    outgoing.once("error", ({ code, message }: NodeJS.ErrnoException) => {
      resolve(code === "ECONNREFUSED" ? "refused" : message);
    });
    outgoing.end();
  });
}
