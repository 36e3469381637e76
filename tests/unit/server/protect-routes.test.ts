import type { ActionFunction, ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { waitFor } from "../../support/wait-for";

type Init = RequestInit & { duplex?: "half" };

/** Has a route's loader or action answer, through what stands before each. */
async function call(part: "loader" | "action", module: object, path: string, init?: Init): Promise<unknown> {
  const routes = protectRoutes({ test: { module } });
  const request = new Request(`http://localhost:3000${path}`, init);
  const guarded = (routes.test!.module as Record<typeof part, ActionFunction>)[part];
  return guarded({ request, params: {}, context: {} } as ActionFunctionArgs);
}

const page = () => null;

const run = (action: ActionFunction, init: Init = {}, handle?: object) =>
  call("action", { action, handle, default: page }, "/contact?x=1", { method: "POST", ...init });

/** What an action answers that is thrown. */
const thrownBy = (answer: Promise<unknown>) => answer.catch((thrown: unknown) => thrown);

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const readForm: ActionFunction = async ({ request }) => Object.fromEntries(await request.formData());

describe("protectRoutes", () => {
  it("lets an action read its own body", async () => {
    await expect(run(readForm, { body: form({ name: "Khadija" }) })).resolves.toEqual({ name: "Khadija" });
  });

  it.each([
    ["NUL in a field", "name=Khadija&email=admin%00@example.com", "application/x-www-form-urlencoded"],
    ["NUL in the name of a field", "na%00me=Khadija", "application/x-www-form-urlencoded"],
    [
      "NUL in a part",
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\0b\r\n--x--\r\n',
      "multipart/form-data; boundary=x",
    ],
  ])("refuses a form with %s, whoever reads it", async (_, body, type) => {
    const headers = { "Content-Type": type };
    const refused = { data: { reason: "unreadable" }, init: { status: 400 } };
    await expect(run(readForm, { body, headers })).rejects.toMatchObject(refused);
    const bare = call("action", { action: readForm }, "/theme", { method: "POST", body, headers });
    const answer = (await thrownBy(bare)) as Response;
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Cette demande n’est pas lisible.");
  });

  it("lets files hold what they hold", async () => {
    const body = new FormData();
    body.set("picture", new File(["\0\xd8"], "x.png"));
    await expect(run(readForm, { body })).resolves.toMatchObject({ picture: expect.any(File) });
  });

  it("answers when the action, or its guard, never reads the body", async () => {
    await expect(run(async () => "answer", { body: form({ name: "Khadija" }) })).resolves.toBe("answer");
    const guard = async () => {
      throw new Response(null, { status: 302 });
    };
    await expect(run(guard, { body: form({ name: "Khadija" }) })).rejects.toMatchObject({ status: 302 });
  });

  it("reads a refused post to its end, since cutting it off would cut off the answer too", async () => {
    let isCancelled = false;
    const chunks = [1, 2, 3].map(() => new Uint8Array(1000));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      cancel() {
        isCancelled = true;
      },
    });
    const refuse: ActionFunction = () => {
      throw new Response(null, { status: 403 });
    };
    await expect(run(refuse, { body, duplex: "half" })).rejects.toMatchObject({ status: 403 });
    await waitFor(() => expect(chunks).toEqual([]));
    expect(isCancelled).toBe(false);
  });

  it.each([
    ["a path longer than any of ours", `/blog/${"a/".repeat(600)}`, 414],
    ["a query longer than a search", `/blog?q=${"a".repeat(13_000)}`, 414],
    ["the framework's former way to ask for data", "/contact?x=1&%5fdata=root", 400],
  ])("refuses %s before a loader or an action runs", async (_, path, status) => {
    const handler = vi.fn(async () => null);
    for (const part of ["loader", "action"] as const)
      await expect(call(part, { [part]: handler, default: page }, path)).rejects.toMatchObject({ init: { status } });
    expect(handler).not.toHaveBeenCalled();
  });

  it("lets the longest query through, as the framework writes it anew", async () => {
    const query = new URLSearchParams("a&".repeat(2000));
    const loader: ActionFunction = async () => "answer";
    await expect(call("loader", { loader, default: page }, `/contact?${query}`)).resolves.toBe("answer");
  });

  it("refuses a post from another site before the action runs", async () => {
    const action = vi.fn(async () => null);
    const refused = run(action, { body: form({}), headers: { "Sec-Fetch-Site": "cross-site" } });
    await expect(refused).rejects.toMatchObject({ init: { status: 403 } });
    expect(action).not.toHaveBeenCalled();
  });

  it("answers 413 to a declared length over 64 KB, and to a chunked body that grows over it", async () => {
    const large = "a".repeat(70_000);
    const declared = run(readForm, { body: form({ large }), headers: { "Content-Length": "70006" } });
    await expect(declared).rejects.toMatchObject({ init: { status: 413 } });
    const chunked = run(readForm, {
      body: new Blob([`large=${large}`]).stream(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      duplex: "half",
    });
    await expect(chunked).rejects.toMatchObject({ init: { status: 413 } });
  });

  it("answers 413 to a short form whose page would be many times as long", async () => {
    const repeated = (text: string) => {
      const body = new FormData();
      body.set("message", text);
      return run(readForm, { body });
    };
    for (const mark of ["&", "<", '"', "\u2028", "\u0001"]) {
      await expect(repeated(mark.repeat(20_000))).rejects.toMatchObject({ init: { status: 413 } });
    }
    const typed = `L’offre "Pro" & l'option <b> :\n${"Une page web, c'est quoi\u202f? ".repeat(1000)}`;
    await expect(repeated(typed)).resolves.toHaveProperty("message");
  });

  it("lets a route that edits long texts take more", async () => {
    const body = form({ content: "a".repeat(70_000) });
    await expect(run(readForm, { body }, { maxBodyBytes: 1_000_000 })).resolves.toHaveProperty("content");
  });

  it("answers 400 to a form with far more fields than any of ours, without taking them apart", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };
    const append = vi.spyOn(FormData.prototype, "append");
    const much = run(readForm, { body: "a&".repeat(30_000), headers });
    await expect(much).rejects.toMatchObject({ data: { reason: "unreadable" }, init: { status: 400 } });
    expect(append).not.toHaveBeenCalled();
    append.mockRestore();
    const most = new URLSearchParams(Array.from({ length: 1999 }, (_, index) => [`é${index}`, "a b&c"]));
    await expect(run(readForm, { body: most, headers })).resolves.toMatchObject({ é0: "a b&c", é1998: "a b&c" });
  });

  it("takes no more texts of a form with files that comes without any", async () => {
    const handle = { maxBodyBytes: 60_000_000 };
    const texts = form({ note: "a".repeat(70_000) });
    await expect(run(readForm, { body: texts }, handle)).rejects.toMatchObject({ init: { status: 413 } });
    const body = new FormData();
    body.set("proof", new File(["a".repeat(70_000)], "virement.pdf"));
    await expect(run(readForm, { body }, handle)).resolves.toHaveProperty("proof");
  });

  it("answers 400 to a body that is no form", async () => {
    const answer = run(readForm, { body: "{}", headers: { "Content-Type": "application/json" } });
    await expect(answer).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("keeps what was typed, but no password, when the database is down", async () => {
    const action: ActionFunction = async ({ request }) => {
      await request.formData();
      throw new DatabaseUnavailableError();
    };
    const body = form({ message: "Bonjour à tous", password: "secret" });
    const retry = { action: "/contact?x=1", fields: [["message", "Bonjour à tous"]] };
    expect(await thrownBy(run(action, { body }))).toMatchObject({ init: { status: 503 }, data: { retry } });
  });

  it("keeps what was typed when the guard fails before the body is read", async () => {
    const action: ActionFunction = async () => {
      throw new DatabaseUnavailableError();
    };
    const thrown = await thrownBy(run(action, { body: form({ a: "1" }) }));
    expect(thrown).toMatchObject({ data: { retry: { fields: [["a", "1"]] } } });
  });

  it("answers for a route without a page in a page of one French sentence", async () => {
    const init = { method: "POST", body: form({}), headers: { "Sec-Fetch-Site": "cross-site" } };
    const refusal = await thrownBy(call("action", { action: readForm }, "/theme", init));
    if (!(refusal instanceof Response)) throw new Error("no page");
    expect([refusal.status, refusal.headers.get("Content-Type")]).toEqual([403, "text/html; charset=utf-8"]);
    expect(await refusal.text()).toContain("Rouvrez la page et réessayez");
  });

  it("turns a loader's database failure into a 503, and any other error into a 500 with a reference", async () => {
    const of = (error: Error) => call("loader", { loader: () => Promise.reject(error), default: page }, "/");
    await expect(of(new DatabaseUnavailableError())).rejects.toMatchObject({ init: { status: 503 } });
    const reference = expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    await expect(of(new Error("bug"))).rejects.toMatchObject({ data: { reference }, init: { status: 500 } });
  });
});
