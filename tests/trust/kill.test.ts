import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { temporaryDataDir } from "../support/temporary-database";
import { longest, report } from "./support/figures";
import { compare, inquiry, postUntilAccepted } from "./support/posters";
import { TrustSite } from "./support/trust-site";

vi.setConfig({ testTimeout: 900_000 });

const POSTS = 1000;
const KILLS = 20;
const READY_MAX_MS = 5000;

test("kill -9 twenty times during 1,000 form posts", async (context) => {
  const dataDir = temporaryDataDir();
  const site = new TrustSite({ DATA_DIR: dataDir });
  await site.start();
  const ready: number[] = [];
  let restarting = Promise.resolve();
  const restart = async () => {
    await site.kill();
    ready.push(await site.start());
  };
  const { accepted, refused } = await postUntilAccepted({
    site,
    forms: Array.from({ length: POSTS }, (_, n) => inquiry(`visiteur-${n}`)),
    onAccepted: (count) => {
      const isDue = count % Math.floor(POSTS / (KILLS + 1)) === 0 && count / Math.floor(POSTS / (KILLS + 1)) <= KILLS;
      if (isDue) restarting = restarting.then(restart);
    },
  });
  await restarting;
  await site.stop();

  const found = report(context, {
    done: `${POSTS} contact forms by 8 visitors; the process killed ${ready.length} times, sent again without an answer`,
    ...compare(accepted, await storedIn(dataDir)),
    unexpected5xx: refused.filter(({ status }) => status >= 500).length,
    measured: `ready again within ${longest(ready)}`,
  });
  expect([accepted.length, ready.length]).toEqual([POSTS, KILLS]);
  expect(found).toMatchObject({ lost: 0, duplicated: 0, unexpected5xx: 0 });
  expect(Math.max(...ready)).toBeLessThan(READY_MAX_MS);
});

async function storedIn(dataDir: string): Promise<string[]> {
  const backend = new EmbeddedBackend(join(dataDir, "database"));
  const adapter = await backend.connect();
  const { rows } = await adapter.queryRaw({ sql: "SELECT email FROM contact_inquiries", args: [], argTypes: [] });
  await backend.close();
  return rows.flat().map(String);
}
