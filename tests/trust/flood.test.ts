import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { longest, report } from "./support/figures";
import { inquiry } from "./support/posters";
import { openSiteOnPostgres } from "./support/site-on-postgres";

vi.setConfig({ testTimeout: 600_000 });

const FLOOD = 5000;
const ATTACKERS = 5;
const PER_ADDRESS = 20;
const ANSWER_MAX_MS = 5000;
const GROWTH_MAX_MB = 300;
const MB = 1024 * 1024;
const SLOW = 200;
/** Node looks every two seconds; a request may take 30 s. */
const SLOW_MAX_MS = 45_000;

const { postgres, site } = await openSiteOnPostgres({ ABUSE_LIMITS: "on", TRUST_PROXY: "1" });

const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });

/** What an ordinary visitor waits for while something else goes on; his pages must come. */
async function visitWhile(work: Promise<unknown>) {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  const wrong: number[] = [];
  while (!isOver) {
    for (const path of ["/", "/contact"]) {
      const { status, took } = await site.get(path, from("203.0.113.7"));
      waits.push(took);
      if (status !== 200) wrong.push(status);
    }
    await wait(50);
  }
  await work;
  return { waits, wrong };
}

test("a flood of posts is refused with 429, and costs others neither their pages nor their messages", async (context) => {
  const memory = site.memory;
  const statuses = new Map<number, number>();
  let left = FLOOD;
  const attack = async () => {
    while (left-- > 0) {
      const n = left;
      const { status } = await site.post("/contact", inquiry(`flot-${n}`), from(`198.51.100.${n % ATTACKERS}`));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const { waits, wrong } = await visitWhile(Promise.all(Array.from({ length: 50 }, attack)));
  const kind = await site.post("/contact", inquiry("sincere-1"), from("203.0.113.7"));
  const [stored] = await postgres.column("SELECT count(*) FROM contact_inquiries WHERE email LIKE 'flot-%'");
  const growth = Math.round((site.memory - memory) / MB);
  report(context, {
    done: `${FLOOD} different messages from ${ATTACKERS} addresses, 50 at a time`,
    unexpected5xx: [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0),
    measured: `${statuses.get(429)} refused; a visitor's slowest page ${longest(waits)}; memory +${growth} MB`,
  });
  expect(Object.fromEntries(statuses)).toEqual({ 303: ATTACKERS * PER_ADDRESS, 429: FLOOD - ATTACKERS * PER_ADDRESS });
  expect(Number(stored)).toBe(ATTACKERS * PER_ADDRESS);
  expect([wrong, kind.status]).toEqual([[], 303]);
  expect(Math.max(...waits)).toBeLessThan(ANSWER_MAX_MS);
  expect(growth).toBeLessThan(GROWTH_MAX_MB);
});

test("a body that is too large is refused before it is read, declared or not", async (context) => {
  const memory = site.memory;
  const admin = await site.signIn();
  const size = 10 * MB;
  const statuses: string[] = [];
  for (let n = 0; n < 100; n += 1) {
    const path = ["/contact", "/auth", "/theme", "/sign-out"][n % 4];
    statuses.push(await statusOfHead([`POST ${path} HTTP/1.1`, `Content-Length: ${size}`]));
  }
  const chunked = await Promise.all(Array.from({ length: 20 }, () => statusOfChunks("/contact", size)));
  const editor = [800 * 1024, 33 * MB].map((length) =>
    site.post("/admin/blog/new", { intent: "post", step: "preview", content: "a".repeat(length) }, { cookie: admin }),
  );
  const [fits, tooLarge] = (await Promise.all(editor)).map(({ status }) => status);
  const growth = Math.round((site.memory - memory) / MB);
  report(context, {
    done: "100 bodies of 10 MB announced, of which no byte was sent; 20 sent in chunks",
    unexpected5xx: [...statuses, ...chunked].filter((status) => status.startsWith("5")).length,
    measured: `refused with ${[...new Set([...statuses, ...chunked])].join(", ")}; an editor takes 800 KB; memory +${growth} MB`,
  });
  expect(new Set(statuses)).toEqual(new Set(["413"]));
  expect(new Set(chunked)).toEqual(new Set(["413"]));
  expect([fits, tooLarge]).toEqual([200, 413]);
  expect(growth).toBeLessThan(GROWTH_MAX_MB);
});

test("slow clients are let go, and hold up nobody", async (context) => {
  const startedAt = performance.now();
  const slow = await Promise.all(Array.from({ length: SLOW }, (_, n) => dawdle(n)));
  const { waits, wrong } = await visitWhile(Promise.all(slow.map(({ closed }) => closed)));
  const took = performance.now() - startedAt;
  report(context, {
    done: `${SLOW} connections that send a byte a second: a head without an end, or a body`,
    unexpected5xx: wrong.length,
    measured: `all let go after ${Math.round(took / 1000)} s; a visitor's slowest page ${longest(waits)}`,
  });
  expect(wrong).toEqual([]);
  expect(took).toBeLessThan(SLOW_MAX_MS);
  expect(Math.max(...waits)).toBeLessThan(ANSWER_MAX_MS);
});

const HEAD = ["Host: localhost", "Content-Type: application/x-www-form-urlencoded"];

async function statusOf(socket: Socket): Promise<string> {
  const [text] = await once(socket.setEncoding("utf8"), "data");
  socket.destroy();
  return String(text).split(" ")[1] ?? "";
}

/** The answer to a head alone. */
async function statusOfHead(head: string[]): Promise<string> {
  const socket = await site.connect();
  socket.write(`${[...head, ...HEAD].join("\r\n")}\r\n\r\n`);
  return statusOf(socket);
}

async function statusOfChunks(path: string, size: number): Promise<string> {
  const socket = await site.connect();
  const status = statusOf(socket);
  socket.write(`${[`POST ${path} HTTP/1.1`, "Transfer-Encoding: chunked", ...HEAD].join("\r\n")}\r\n\r\n`);
  const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
  for (let sent = 0; sent < size && socket.writable; sent += 0x10000) {
    if (!socket.write(chunk)) await Promise.race([once(socket, "drain"), once(socket, "close")]);
  }
  if (socket.writable) socket.write("0\r\n\r\n");
  return status;
}

/** Sends a byte a second, of its head or of its body, until the server hangs up. */
async function dawdle(n: number) {
  const socket = await site.connect();
  const lines =
    n % 2 ? ["GET / HTTP/1.1", "X-Slow: "] : ["POST /contact HTTP/1.1", "Content-Length: 5000", ...HEAD, "", ""];
  socket.resume().write(lines.join("\r\n"));
  const timer = setInterval(() => socket.write("a"), 1000);
  const closed = once(socket, "close").finally(() => clearInterval(timer));
  return { closed };
}
