import { describe, expect, it } from "vitest";
import { endEventStreams, eventStream, STREAMS_OF_ONE, sendChanges } from "~/server/http/event-stream.server";

const request = (signal?: AbortSignal) => new Request("http://localhost/", signal ? { signal } : {});

describe("a stream of events", () => {
  it("carries what is sent, lines and names, until there is nothing more", async () => {
    const answer = eventStream(request(), "sara", async (send) => {
      send("1\n2");
      send("all", "end");
    });
    expect(answer.headers.get("Content-Type")).toBe("text/event-stream");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toBe("retry: 2000\n\ndata: 1\ndata: 2\n\nevent: end\ndata: all\n\n");
  });

  it("ends where it cannot go on", async () => {
    const answer = eventStream(request(), "sara", async (send) => {
      send("1");
      throw new Error("the database is away");
    });
    expect(await answer.text()).toBe("retry: 2000\n\ndata: 1\n\n");
  });

  it("tells what has changed, once, until there is an end of it", async () => {
    const news = ["1", "1", "2", null];
    const answer = eventStream(request(), "sara", (send, signal) =>
      sendChanges(
        { send, signal, mayRead: async () => true },
        { subject: "1", everyMs: 1, look: async () => news.shift() ?? null },
      ),
    );
    expect(await answer.text()).toBe("retry: 2000\n\ndata: 1\n\ndata: 2\n\nevent: end\ndata: \n\n");
  });

  it("tells nothing more to whoever may not read it any more", async () => {
    const news = ["1", "1", "2", "3"];
    const answer = eventStream(request(), "sara", (send, signal) =>
      sendChanges(
        { send, signal, mayRead: async () => news.length > 0 },
        { subject: "2", everyMs: 1, look: async () => news.shift() ?? null },
      ),
    );
    expect(await answer.text()).toBe("retry: 2000\n\ndata: 1\n\ndata: 2\n\n");
  });

  it("tells whoever writes it that the reader has left", async () => {
    let hasLeft = false;
    const answer = eventStream(
      request(),
      "sara",
      (send, signal) =>
        new Promise<void>((resolve) =>
          signal.addEventListener("abort", () => {
            hasLeft = true;
            send("to nobody");
            resolve();
          }),
        ),
    );
    await answer.body?.cancel();
    expect(hasLeft).toBe(true);
  });

  it("is refused beyond a few of one account, and of others is not", async () => {
    const wait = (_: unknown, signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    const running = Array.from({ length: STREAMS_OF_ONE }, () => eventStream(request(), "omar", wait));
    const refused = eventStream(request(), "omar", wait);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    running.push(eventStream(request(), "khadija", wait));
    expect(running.map(({ status }) => status)).toEqual(running.map(() => 200));
    for (const { body } of running) await body?.cancel();
    await new Promise(setImmediate);
    const again = eventStream(request(), "omar", wait);
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it("shares one look at a subject with all who read it", async () => {
    let looks = 0;
    let tell = (_: null) => {};
    // The first look ends once all have come to it.
    const look = () => {
      looks += 1;
      return new Promise<null>((resolve) => {
        tell = resolve;
      });
    };
    const answers = ["a", "b", "c", "d"].map((account) =>
      eventStream(request(), account, (send, signal) =>
        sendChanges({ send, signal, mayRead: async () => true }, { subject: "shared", everyMs: 60_000, look }),
      ).text(),
    );
    tell(null);
    const told = await Promise.all(answers);
    expect(told).toEqual(told.map(() => "retry: 2000\n\nevent: end\ndata: \n\n"));
    expect(looks).toBe(1);
  });

  it("keeps no place for a reader of its head alone", async () => {
    const read = async () => {
      throw new Error("nobody reads it");
    };
    const head = new Request("http://localhost/", { method: "HEAD" });
    const heads = Array.from({ length: STREAMS_OF_ONE + 1 }, () => eventStream(head, "nadia", read));
    expect(heads.map(({ status, body }) => [status, body])).toEqual(heads.map(() => [200, null]));
    const answer = eventStream(request(), "nadia", async () => {});
    expect([answer.status, await answer.text()]).toEqual([200, "retry: 2000\n\n"]);
  });

  it("ends when the process is about to stop, and so does one that is opened then", async () => {
    const untilEnd = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener("abort", () => resolve());
      });
    const running = eventStream(request(), "sara", (_, signal) => untilEnd(signal));
    endEventStreams();
    expect(await running.text()).toBe("retry: 2000\n\n");
    const late = eventStream(request(), "sara", (_, signal) => untilEnd(signal));
    expect(await late.text()).toBe("retry: 2000\n\n");
  });
});
