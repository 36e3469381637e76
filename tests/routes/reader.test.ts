import { beforeEach, expect, it } from "vitest";
import { runInRequestContext } from "~/server/core/request-context.server";
import { db } from "~/server/db/db.server";
import { getUser } from "~/server/sessions/guards.server";
import { cookie, openOffice } from "../support/office";
import { getArgs, postArgs } from "../support/requests";

beforeEach(openOffice);

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
