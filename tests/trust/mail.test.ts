import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { Mailbox } from "../support/mailbox";
import { freePort } from "../support/server-environment";
import { waitFor, waitUntil } from "../support/wait-for";
import { longest, report } from "./support/figures";
import { compare, inquiry, postUntilAccepted } from "./support/posters";
import { openSiteOnPostgres } from "./support/site-on-postgres";

vi.setConfig({ testTimeout: 900_000 });

const MESSAGES = 50;
const ANSWER_MAX_MS = 5000;
/** The third try of a letter follows within two minutes. */
const DELIVERED_MAX_MS = 600_000;

const smtpPort = Number(freePort());
const { postgres, site } = await openSiteOnPostgres({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });

/** A server that takes connections and never says a word. */
async function openSilentServer() {
  const server = createServer((socket) => socket.on("error", () => {}).resume());
  await new Promise<void>((resolve) => server.listen(smtpPort, "127.0.0.1", resolve));
  return { close: () => new Promise((resolve) => server.close(resolve)) };
}

test("a mail server that is away, then silent, then back: every letter arrives, none twice", async (context) => {
  const send = (name: string) =>
    postUntilAccepted({ site, forms: Array.from({ length: MESSAGES }, (_, n) => inquiry(`${name}-${n}`)) });
  const away = await send("absent");
  const silent = await openSilentServer();
  const dumb = await send("muet");
  const [waiting] = await postgres.column("SELECT count(*) FROM mail_messages WHERE status = 'waiting'");
  const closing = silent.close();
  const mailbox = await openMailbox();
  await closing;
  const isOver = async () => (await postgres.column("SELECT count(*) FROM jobs WHERE kind = 'send-mail'"))[0] === "0";
  await waitUntil(isOver, { timeout: DELIVERED_MAX_MS, interval: 1000 });
  const accepted = [...away.accepted, ...dumb.accepted];
  const thanked = mailbox.received.flatMap(({ to }) => to ?? []).map(({ address }) => String(address));
  const ids = mailbox.received.map(({ messageId }) => messageId);
  await mailbox.close();
  const took = [...away.took, ...dumb.took];
  const found = report(context, {
    done: `${2 * MESSAGES} messages, each with a letter to its writer and one to the team`,
    lost: compare(accepted, thanked).lost,
    duplicated: ids.length - new Set(ids).size,
    unexpected5xx: [...away.refused, ...dumb.refused].length,
    measured: `${waiting} letters waited meanwhile, ${ids.length} arrived; slowest post ${longest(took)}`,
  });
  expect(found).toMatchObject({ lost: 0, duplicated: 0, unexpected5xx: 0 });
  expect(ids).toHaveLength(4 * MESSAGES);
  expect(Math.max(...took)).toBeLessThan(ANSWER_MAX_MS);
});

/** As soon as the port is free. */
async function openMailbox(): Promise<Mailbox> {
  return waitFor(() => Mailbox.open(smtpPort), { timeout: 60_000, interval: 200 });
}
