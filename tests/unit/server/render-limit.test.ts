import { expect, it } from "vitest";
import { withRenderLimit } from "~/server/http/render-limit.server";

/** Longer than it takes to let others in before a rendering, ten times over. */
async function settled() {
  for (let turn = 0; turn < 1000; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Renderings that go on until they are ended from outside. */
function makeRenderings() {
  const ends: (() => void)[] = [];
  let [running, begun, most] = [0, 0, 0];
  const render = () => {
    begun += 1;
    running += 1;
    most = Math.max(most, running);
    return new Promise<Response>((resolve) =>
      ends.push(() => {
        running -= 1;
        resolve(new Response("page"));
      }),
    );
  };
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await settled();
    }
  };
  return { render, endAll, counts: () => ({ begun, most }) };
}

function request(signal?: AbortSignal): Request {
  return new Request("http://localhost/", signal && { signal });
}

it("renders ten pages at once, lets a hundred wait, and asks the others in French to come back", async () => {
  const { render, endAll, counts } = makeRenderings();
  const answers = Array.from({ length: 300 }, () => withRenderLimit(request(), render));
  await settled();
  await endAll();
  const found = await Promise.all(answers);
  const refused = found.filter(({ status }) => status === 503);
  expect([counts(), refused.length]).toEqual([{ begun: 110, most: 10 }, 190]);
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect(await refused[0]?.text()).toContain("Réessayez dans quelques secondes");
});

it("renders nothing for visitors who have gone before their turn", async () => {
  const { render, endAll, counts } = makeRenderings();
  const leaving = new AbortController();
  const answers = Array.from({ length: 60 }, (_, n) =>
    withRenderLimit(request(n < 10 ? undefined : leaving.signal), render),
  );
  await settled();
  leaving.abort();
  await endAll();
  await Promise.all(answers);
  expect(counts()).toEqual({ begun: 10, most: 10 });
});

it("lets others have turns of the event loop between two renderings", async () => {
  let turns = 0;
  const turnsAt: number[] = [];
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const render = async () => new Response(String(turnsAt.push(turns)));
  await Promise.all(Array.from({ length: 5 }, () => withRenderLimit(request(), render)));
  clearImmediate(timer);
  const between = turnsAt.slice(1).map((turn, n) => turn - turnsAt[n]!);
  expect(Math.min(...between)).toBeGreaterThanOrEqual(32);
});
