import { once } from "node:events";
import type { ClientRequest, IncomingMessage, Server } from "node:http";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loader as officeEvents } from "~/routes/admin.projects_.$id.messages_.events/route";
import { loader as events } from "~/routes/dashboard_.projects.$id_.messages_.events/route";
import { db } from "~/server/db/db.server";
import { STREAMS_OF_ONE, STREAMS_OF_PROCESS } from "~/server/http/event-stream.server";
import { createSiteServer } from "~/server/node/http-server.server";
import { resetDatabase } from "../../../support/database";
import { makePerson } from "../../../support/people";
import { signedInAs } from "../../../support/requests";

let server: Server;
let port: number;
let ownerId: string;
let projectId: string;
let opened: ClientRequest[];

beforeEach(async () => {
  await resetDatabase();
  opened = [];
  ownerId = (await makePerson("client", "khadija@riad.example")).id;
  projectId = (await db.project.create({ data: { title: "Carte du riad", client_id: ownerId } })).id;
  const app = (request: Request) => {
    const loader = new URL(request.url).pathname.startsWith("/admin") ? officeEvents : events;
    return loader({ request, params: { id: projectId }, context: {} } as unknown as LoaderFunctionArgs);
  };
  const sources = { app, policy: () => null, isPage: () => false, files: new Map() };
  server = createSiteServer(sources, () => false).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  vi.restoreAllMocks();
  for (const request of opened) request.destroy();
  server.close();
  await once(server, "close");
});

/** Another person of the client. @returns its cookie */
async function makeReader(name: string): Promise<string> {
  const { id } = await makePerson("client", `${name}@riad.example`);
  await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: new Date() } });
  await db.clientPerson.create({ data: { client_id: ownerId, profile_id: id, permission: "reads" } });
  return signedInAs(id);
}

interface Opened {
  status: number;
  retryAfter: string | undefined;
  /** What came so far. */
  told: () => string;
  leave: () => void;
}

/** Asks for the stream on a connection of its own, as each tab does. */
async function open(cookie: string, room = "dashboard"): Promise<Opened> {
  const path = `/${room}/projects/${projectId}/messages/events`;
  const request = get({ host: "127.0.0.1", port, path, agent: false, headers: { Cookie: cookie } });
  opened.push(request);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  answer.on("data", (chunk) => {
    text += chunk;
  });
  // Left from either side, it has nothing more to say.
  answer.on("error", () => {});
  request.on("error", () => {});
  const retryAfter = answer.headers["retry-after"];
  return { status: answer.statusCode ?? 0, retryAfter, told: () => text, leave: () => request.destroy() };
}

const openAll = (cookie: string, count: number) => Promise.all(Array.from({ length: count }, () => open(cookie)));

/** Until a place that was left is there again. */
async function openAtLast(cookie: string): Promise<Opened> {
  return vi.waitFor(async () => {
    const found = await open(cookie);
    expect(found.status).toBe(200);
    return found;
  });
}

const REFUSED = { status: 429, retryAfter: "60" };

describe("streams of events on their sockets", () => {
  it("are a few of an account; another is refused until one of them is closed", async () => {
    const cookie = await signedInAs(ownerId);
    const running = await openAll(cookie, STREAMS_OF_ONE);
    expect(running.map(({ status }) => status)).toEqual(running.map(() => 200));
    expect(await open(cookie)).toMatchObject(REFUSED);
    // Another session of the account has no places of its own.
    expect(await open(await signedInAs(ownerId))).toMatchObject(REFUSED);
    expect((await open(await makeReader("salma"))).status).toBe(200);
    running[0]?.leave();
    await openAtLast(cookie);
    expect(await open(cookie)).toMatchObject(REFUSED);
  });

  it("are so many of the process; an account without any is refused until another closes one", async () => {
    const accounts = STREAMS_OF_PROCESS / STREAMS_OF_ONE;
    const running: Opened[] = [];
    for (let n = 0; n < accounts; n += 1) running.push(...(await openAll(await makeReader(`p${n}`), STREAMS_OF_ONE)));
    expect(running.filter(({ status }) => status === 200)).toHaveLength(STREAMS_OF_PROCESS);
    const late = await makeReader("late");
    expect(await open(late)).toMatchObject(REFUSED);
    running[0]?.leave();
    await openAtLast(late);
    expect(await open(late)).toMatchObject(REFUSED);
    // They go on: nobody loses a place to whoever comes later.
    expect(running.slice(1).every(({ told }) => told().startsWith("retry: 2000\n\n"))).toBe(true);
  });

  it("share one look at a conversation, of whatever account and side", async () => {
    let answer = (_: null) => {};
    const held = new Promise<null>((resolve) => {
      answer = resolve;
    });
    const look = vi.spyOn(db.projectMessage, "findFirst").mockReturnValueOnce(held as never);
    const admin = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
    const readers = [await signedInAs(ownerId), await makeReader("salma"), await makeReader("omar")];
    const running = [
      ...(await Promise.all(readers.flatMap((cookie) => [open(cookie), open(cookie)]))),
      await open(admin, "admin"),
    ];
    await vi.waitFor(() => expect(running.every(({ told }) => told() === "retry: 2000\n\n")).toBe(true));
    expect(look).toHaveBeenCalledTimes(1);
    answer(null);
    await vi.waitFor(() =>
      expect(running.map(({ told }) => told())).toEqual(running.map(() => "retry: 2000\n\ndata: none 0\n\n")),
    );
  });
});
