import { once } from "node:events";
import { createWriteStream, statSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { SiteProcess } from "../support/site-process";
import { waitUntil } from "../support/wait-for";
import { report } from "./support/figures";
import { folderForTest, TrustPostgres } from "./support/trust-postgres";
import { TrustSite } from "./support/trust-site";

vi.setConfig({ testTimeout: 900_000 });

const ARTICLES = 600;
const PLACES = [100, 250, 400];

/** An export of so many articles, each with an old address, a picture and a text of some kilobytes. */
async function writeExport(file: string, articles: number, paragraphs: number): Promise<void> {
  const output = createWriteStream(file);
  output.write(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d" xmlns:wp="w"><channel>
<link>https://ancien.example</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://ancien.example</wp:base_blog_url>`);
  const text =
    '<p>Une phrase d’un article <strong>assez long</strong>, avec <a href="https://ancien.example/2020/01/autre/">un lien</a>.</p>\n'.repeat(
      paragraphs,
    );
  for (let n = 0; n < articles; n += 1) {
    const isRoom =
      output.write(`<item><title>Article ${n}</title><link>https://ancien.example/2020/01/article-${n}/</link>
<content:encoded><![CDATA[${text}<p><img src="https://images.ancien.example/${n}.jpg" alt="Photo"></p>]]></content:encoded>
<wp:post_id>${n}</wp:post_id><wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt><wp:post_name>article-${n}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>\n`);
    if (!isRoom) await once(output, "drain");
  }
  output.end("</channel></rss>\n");
  await finished(output);
}

test("an import killed at three places while visitors read ends with each article and each old address once", async (context) => {
  const postgres = await TrustPostgres.forTest();
  const folder = folderForTest();
  const environment = { ...postgres.environment, DATA_DIR: folder, SEED_DEMO: "0" };
  const site = new TrustSite(environment);
  await site.start();
  onTestFinished(async () => void (await site.stop()));
  const file = join(folder, "export.xml");
  await writeExport(file, ARTICLES, 20);
  let isOver = false;
  const visits: number[] = [];
  const reading = (async () => {
    while (!isOver) for (const path of ["/blog", "/2020/01/article-1/"]) visits.push((await site.get(path)).status);
  })();
  for (const place of PLACES) {
    const run = new SiteProcess("command.mjs", environment, ["import", file, "--apply"]);
    await waitUntil(() => stored(run.stdout) >= place - 100 * PLACES.indexOf(place), {
      timeout: 300_000,
      interval: 5,
    });
    await run.stop("SIGKILL");
  }
  const last = await new SiteProcess("command.mjs", environment, ["import", file, "--apply"]).ended;
  const again = await new SiteProcess("command.mjs", environment, ["import", file, "--apply"]).ended;
  isOver = true;
  await reading;
  const one = async (sql: string) => Number((await postgres.column(sql))[0]);
  const posts = await one("SELECT count(*) FROM blog_posts");
  const titles = await one("SELECT count(DISTINCT title) FROM blog_posts");
  const ways = await one("SELECT count(DISTINCT to_path) FROM redirects WHERE from_path LIKE '/2020/%'");
  const jobs = await one("SELECT count(*) FROM audit_entries WHERE action = 'imported' AND target_kind = 'post'");
  const moved = await site.get("/2020/01/article-599/");
  report(context, {
    done: `${ARTICLES} articles of WordPress; the command killed ${PLACES.length} times, then begun again twice`,
    lost: ARTICLES - titles,
    duplicated: posts - titles,
    unexpected5xx: visits.filter((status) => status >= 500 || status === 0).length,
    measured: `${visits.length} visits meanwhile; ${jobs} batches; ${again.stdout.split("\n").find((line) => line.includes("nouvelles"))}`,
  });
  expect([last.code, again.code]).toEqual([0, 0]);
  expect([posts, titles, ways]).toEqual([ARTICLES, ARTICLES, ARTICLES]);
  expect(again.stdout).toContain(`nouvelles 0, connues ${ARTICLES}, refusées 0`);
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/blog/article-599"]);
  expect(visits.filter((status) => status >= 500 || status === 0)).toEqual([]);
});

test("an export of 200 MB is read in a bounded memory", async (context) => {
  const folder = folderForTest();
  const file = join(folder, "export.xml");
  await writeExport(file, 4_000, 400);
  const environment = { DATA_DIR: join(folder, "data") };
  const unprepared = await new SiteProcess("command.mjs", environment, ["import", file]).ended;
  expect([unprepared.code, unprepared.stderr]).toEqual([1, expect.stringContaining("npm run db:migrate")]);
  expect((await new SiteProcess("command.mjs", environment, ["migrate"]).ended).code).toBe(0);
  const run = new SiteProcess("command.mjs", environment, ["import", file]);
  let highest = 0;
  const ended = run.ended.then((end) => end);
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await waitUntil(
    () => {
      if (!isOver) highest = Math.max(highest, run.memory);
      return isOver;
    },
    { timeout: 800_000, interval: 100 },
  );
  const { code, stdout } = await ended;
  const megabytes = Math.round(statSync(file).size / 1e6);
  report(context, {
    done: `a dry run of an export of ${megabytes} MB with 4000 articles`,
    measured: `${Math.round(highest / 1e6)} MB of memory at most, the embedded database's included`,
  });
  expect(code).toBe(0);
  expect(stdout).toContain("nouvelles 4000, connues 0, refusées 0");
  expect(highest).toBeLessThan(1_000e6);
});

/** How many articles the command says that it has stored. */
function stored(stdout: string): number {
  return Number(/… blog_posts.*?(\d+)\s*$/.exec(stdout.trimEnd())?.[1] ?? 0);
}
