import { describe, expect, it } from "vitest";
import { endEventStreams, eventStream, sendChanges } from "~/server/http/event-stream.server";

const request = (signal?: AbortSignal) => new Request("http://localhost/", signal ? { signal } : {});

describe("a stream of events", () => {
  it("carries what is sent, lines and names, until there is nothing more", async () => {
    const answer = eventStream(request(), async (send) => {
      send("1\n2");
      send("all", "end");
    });
    expect(answer.headers.get("Content-Type")).toBe("text/event-stream");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toBe("retry: 2000\n\ndata: 1\ndata: 2\n\nevent: end\ndata: all\n\n");
  });

  it("ends where it cannot go on", async () => {
    const answer = eventStream(request(), async (send) => {
      send("1");
      throw new Error("the database is away");
    });
    expect(await answer.text()).toBe("retry: 2000\n\ndata: 1\n\n");
  });

  it("tells what has changed, once, until there is an end of it", async () => {
    const news = ["1", "1", "2", null];
    const answer = eventStream(request(), (send, signal) =>
      sendChanges({ send, signal, mayRead: async () => true }, { everyMs: 1, look: async () => news.shift() ?? null }),
    );
    expect(await answer.text()).toBe("retry: 2000\n\ndata: 1\n\ndata: 2\n\nevent: end\ndata: \n\n");
  });

  it("tells nothing more to whoever may not read it any more", async () => {
    const news = ["1", "1", "2", "3"];
    const answer = eventStream(request(), (send, signal) =>
      sendChanges(
        { send, signal, mayRead: async () => news.length > 0 },
        { everyMs: 1, look: async () => news.shift() ?? null },
      ),
    );
    expect(await answer.text()).toBe("retry: 2000\n\ndata: 1\n\ndata: 2\n\n");
  });

  it("tells whoever writes it that the reader has left", async () => {
    let hasLeft = false;
    const answer = eventStream(
      request(),
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

  it("ends when the process is about to stop, and so does one that is opened then", async () => {
    const untilEnd = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener("abort", () => resolve());
      });
    const running = eventStream(request(), (_, signal) => untilEnd(signal));
    endEventStreams();
    expect(await running.text()).toBe("retry: 2000\n\n");
    const late = eventStream(request(), (_, signal) => untilEnd(signal));
    expect(await late.text()).toBe("retry: 2000\n\n");
  });
});
