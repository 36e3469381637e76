import { beforeEach, expect, it } from "vitest";
import { loader as runEvents } from "~/routes/admin.blog_.auto-generate_.$id_.events/route";
import { loader as articleEvents } from "~/routes/admin.blog_.generate_.$itemId_.events/route";
import { runInRequestContext } from "~/server/core/request-context.server";
import { db } from "~/server/db/db.server";
import { getUser } from "~/server/sessions/guards.server";
import { cookie, openOffice } from "../support/office";
import { getArgs, postArgs } from "../support/requests";

let id: string;
let itemId: string;

beforeEach(openOffice);

/** An article that is being written, of a run or by itself. */
async function begin(kind: "bulk" | "single") {
  const items = { create: { position: 0, brief: {}, status: "running", partial_text: "Un début" } } as const;
  const run = await db.generation.create({ data: { kind, items }, include: { items: true } });
  id = run.id;
  itemId = run.items[0]!.id;
}

const ENDINGS = [
  { how: "has signed out", leave: () => db.session.deleteMany() },
  { how: "is no administrator any more", leave: () => db.profile.updateMany({ data: { role: "client" } }) },
];

const STREAMS = [
  { kind: "bulk", loader: runEvents },
  { kind: "single", loader: articleEvents },
] as const;

it.each(STREAMS.flatMap((stream) => ENDINGS.map((ending) => ({ ...stream, ...ending }))))(
  "whoever $how is told nothing more of a $kind generation",
  async ({ kind, loader, leave }) => {
    await begin(kind);
    // As in the process that answers: a request knows its reader once.
    const answer = await runInRequestContext({ requestId: "x" }, () =>
      loader(getArgs("/events", { cookie, params: { id, itemId } })),
    );
    const reader = (answer.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
    for (let told = ""; !told.includes("data:"); ) {
      const { done, value } = await reader.read();
      expect(done).toBe(false);
      told += value;
    }
    await leave();
    await db.generationItem.update({ where: { id: itemId }, data: { status: "waiting", partial_text: "Une suite" } });
    expect(await reader.read()).toMatchObject({ done: true });
  },
);

/** Who asks, before and after every session has been ended, while one request is answered. */
const beforeAndAfter = (request: Request) =>
  runInRequestContext({ requestId: "a" }, async () => {
    const before = await getUser(request);
    await db.session.deleteMany();
    return [before?.email, (await getUser(request))?.email];
  });

it("is one and the same for everything that a page reads", async () => {
  const { request } = getArgs("/admin", { cookie });
  expect(await beforeAndAfter(request)).toEqual(["sara@zellige.example", "sara@zellige.example"]);
  expect(await beforeAndAfter(request)).toEqual([undefined, undefined]);
});

it("is asked for anew in what changes something, which may end the session itself", async () => {
  const { request } = postArgs("/admin", {}, { cookie });
  expect(await beforeAndAfter(request)).toEqual(["sara@zellige.example", undefined]);
});
