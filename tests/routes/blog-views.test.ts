import { beforeEach, expect, it } from "vitest";
import { countView } from "~/features/blog/count-view.server";
import { loader } from "~/routes/blog.$slug.vue[.]gif/route";
import { db } from "~/server/db/db.server";
import { mergeRowCounts } from "~/server/db/row-counts.server";
import { runHousekeeping } from "~/server/jobs/housekeeping.server";
import { resetDatabase, withoutDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { makePost } from "../support/posts";
import { getArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(resetDatabase);

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

interface Visit {
  userAgent?: string;
  address?: string | null;
  headers?: Record<string, string>;
  cookie?: string;
}

async function ask(slug: string, visit: Visit = {}) {
  const { userAgent = FIREFOX, address = "192.0.2.1", headers = {}, cookie } = visit;
  const args = getArgs(`/blog/${slug}/vue.gif`, { params: { slug }, ...(cookie && { cookie }) });
  for (const [name, value] of Object.entries({ "User-Agent": userAgent, ...headers })) {
    args.request.headers.set(name, value);
  }
  return loader({ ...args, context: { clientAddress: address ?? undefined } as typeof args.context });
}

const viewsOf = async (id: string) => (await db.blogPost.findUniqueOrThrow({ where: { id } })).views_count;

it("is a picture of one dot that no cache keeps", async () => {
  const answer = await ask((await makePost()).slug);
  expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
    200,
    "image/gif",
    "no-store",
  ]);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 6).toString()).toBe("GIF89a");
});

it("counts a reader once, and each reader and article apart", async () => {
  const [post, other] = [await makePost(), await makePost()];
  for (let i = 0; i < 3; i += 1) await ask(post.slug);
  expect(await viewsOf(post.id)).toBe(1);
  await Promise.all(Array.from({ length: 8 }, () => ask(post.slug, { address: "192.0.2.2" })));
  await ask(other.slug);
  expect([await viewsOf(post.id), await viewsOf(other.id)]).toEqual([2, 1]);
});

it("counts several browsers at one address, but five readers at most, however many it claims to have", async () => {
  const post = await makePost();
  for (let n = 0; n < 60; n += 1) await ask(post.slug, { userAgent: `${FIREFOX} ${n}` });
  expect(await viewsOf(post.id)).toBe(5);
});

it("counts the changing addresses of one IPv6 network as one reader", async () => {
  const post = await makePost();
  for (let n = 1; n < 10; n += 1) await ask(post.slug, { address: `2001:db8:1:2::${n}` });
  expect(await viewsOf(post.id)).toBe(1);
  await ask(post.slug, { address: "2001:db8:1:3::1" });
  expect(await viewsOf(post.id)).toBe(2);
});

it("counts the same reader again on another day, each day by itself, and changes nothing else", async () => {
  const post = await makePost();
  const reader = { network: "192.0.2.1", userAgent: FIREFOX };
  // Half past eleven at night in Casablanca, and an hour later.
  await countView(post.slug, reader, new Date("2025-11-20T22:30:00Z"));
  await countView(post.slug, reader, new Date("2025-11-20T23:30:00Z"));
  await mergeRowCounts();
  const days = await db.rowCount.findMany({ where: { name: "views_by_day" }, orderBy: { at: "asc" } });
  const counted = days.map(({ at, count }) => `${at.toISOString().slice(0, 10)} ${count}`);
  expect(counted).toEqual(["2025-11-20 1", "2025-11-21 1"]);
  const after = await db.blogPost.findUniqueOrThrow({ where: { id: post.id } });
  expect([after.views_count, after.version, after.updated_at]).toEqual([2, post.version, post.updated_at]);
});

it("keeps no address, and forgets its marks", async () => {
  const { slug } = await makePost();
  await countView(slug, { network: "192.0.2.1", userAgent: FIREFOX }, new Date(Date.now() - 2 * 86_400_000));
  expect(JSON.stringify(await db.visitorDayMark.findMany())).not.toContain("192.0.2");
  await runHousekeeping();
  expect(await db.visitorDayMark.count()).toBe(0);
});

it.each([
  ["a robot", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a program", { userAgent: "curl/8.5.0" }],
  ["nobody", { userAgent: "" }],
  ["a prefetch", { headers: { "Sec-Purpose": "prefetch" } }],
  ["a page of another site", { headers: { "Sec-Fetch-Site": "cross-site" } }],
  ["a page drawn beforehand", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
])("does not count %s", async (_, visit) => {
  const post = await makePost();
  expect((await ask(post.slug, visit)).status).toBe(200);
  expect(await viewsOf(post.id)).toBe(0);
});

it("counts a signed-in client, but nobody of the house", async () => {
  const post = await makePost();
  const admin = await makePerson("admin", "admin@zellige.example");
  const client = await makePerson("client", "client@zellige.example");
  await ask(post.slug, { cookie: await signedInAs(admin.id) });
  expect(await viewsOf(post.id)).toBe(0);
  await ask(post.slug, { cookie: await signedInAs(client.id) });
  expect(await viewsOf(post.id)).toBe(1);
});

it("counts nothing for a draft or an unknown address, nor while the database is down", async () => {
  const draft = await makePost({ is_published: false });
  for (const slug of [draft.slug, "nulle-part"]) expect((await ask(slug)).status).toBe(200);
  expect([await viewsOf(draft.id), await db.visitorDayMark.count()]).toEqual([0, 0]);
  await withoutDatabase(async () => {
    expect((await ask(draft.slug)).status).toBe(200);
  });
});

it("shows in the back office how often each article is read, and puts what is read most first, or last", async () => {
  for (const [title, views_count] of Object.entries({ Moyen: 1200, Peu: 3, Beaucoup: 56_789 }))
    await makePost({ title, views_count });
  const cookie = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
  const shown = async (sort: string) => {
    const { html } = await showPage(`/admin/blog?sort=${sort}`, { cookie });
    const rows = [...html.matchAll(/<bdi>(.*?)<\/bdi>[\s\S]*?Vues<\/span><div class="min-w-0">([^<]*)<\/div><\/td>/g)];
    return rows.map(([, title, views]) => `${title}: ${plain(views ?? "")}`);
  };
  const most = ["Beaucoup: 56 789", "Moyen: 1 200", "Peu: 3"];
  expect(await shown("views")).toEqual(most);
  expect(await shown("views-asc")).toEqual(most.toReversed());
});
