import { beforeEach, describe, expect, it } from "vitest";

import { createGeneration } from "~/features/generation/generations.server";
import { WRITE_ITEM } from "~/features/generation/queue.server";
import { rowBriefSchema } from "~/features/generation/schema/brief";
import { loader as list } from "~/routes/admin.blog/route";
import { loader as edit } from "~/routes/admin.blog_.$id/route";
import { loader as run } from "~/routes/admin.blog_.auto-generate_.$id/route";
import { loader as single } from "~/routes/admin.blog_.generate_.$itemId/route";
import { db } from "~/server/db/db.server";
import { doJobs } from "../support/drive-jobs";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { provider } from "../support/outside";
import { formOf, GOOD_POST } from "../support/post-form";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";
import { writeAll } from "../support/write-articles";

beforeEach(openOffice);

const words = (count: number) => Array(count).fill("mot").join(" ");
const shortText = `${words(264)}\n\n## Un\n\n${words(131)}\n\n## Fin\n\n${words(131)}`;
const short = { kind: "article", article: { content: shortText } } as const;
const more = (name: string, count: number) =>
  ({ kind: "text", text: JSON.stringify({ content: `## ${name}\n\n${words(count)}` }) }) as const;

const brief = rowBriefSchema.parse({
  ...{ kind: "row", title: "Un titre", primary_keyword: "mot", service_category: "graphics", service: "Logo" },
  ...{ region: "Maroc", location: "Fès", post_type: "guide", target_audience: "a", word_count: 2000 },
  content_angle: "x",
});

async function writeRun() {
  const stamp = crypto.randomUUID();
  const { id } = await createGeneration(admin, { kind: "five", source: null, briefs: [brief], stamp });
  await writeAll();
  return { id, post: await db.blogPost.findFirstOrThrow(), item: await db.generationItem.findFirstOrThrow() };
}

const SUBJECT = {
  kind: "subject",
  subject: "Un logo",
  language: "fr",
  characterCount: 3000,
  imagePrompt: null,
} as const;
const screenOf = (id: string) => run(getArgs(`/admin/blog/auto-generate/${id}`, { cookie, params: { id } }));

describe("an article much shorter than it was to be", () => {
  it("is continued, section by section before its last one, until it is long enough; each call is paid for", async () => {
    provider.next(short, more("Deux", 600), more("Trois", 500));
    const { post, item } = await writeRun();
    expect(provider.calls).toHaveLength(3);
    expect(provider.calls[1]?.messages.at(-1)?.content).toContain("il manque 1472 mots");
    expect(post.content.match(/^## .*/gm)).toEqual(["## Un", "## Deux", "## Trois", "## Fin"]);
    expect(post).toMatchObject({ word_count: 1630, words_wanted: 2000 });
    expect(item).toMatchObject({ status: "done", input_tokens: 1500, output_tokens: 3000 });
  });

  it("is not continued for ever, nor with what it says already", async () => {
    provider.next(short, more("A", 60), more("B", 60), more("C", 60), more("D", 60), more("E", 60));
    await writeRun();
    expect(provider.calls).toHaveLength(5);
    await openOffice();
    provider.reset();
    provider.next(short, more("un", 900));
    const { post } = await writeRun();
    expect([provider.calls.length, post.content]).toEqual([2, shortText]);
  });

  it("is kept as it is where the provider fails meanwhile, and says so wherever it is met", async () => {
    provider.next(short);
    provider.always({ kind: "status", status: 400 });
    const { id, post } = await writeRun();
    const sentence = "Court\u202f: 528 mots sur 2\u00a0000";
    expect(post.word_count).toBe(528);
    const listed = await list(getArgs("/admin/blog?state=draft", { cookie }));
    expect(listed.rows.map(({ shortfall }) => shortfall)).toEqual([sentence]);
    const draft = await edit(getArgs(`/admin/blog/${post.id}`, { cookie, params: { id: post.id } }));
    expect(draft).toMatchObject({ post: { shortfall: sentence } });
    const { items, generation: shown } = await screenOf(id);
    expect([items[0]?.shortfall, shown.shortCount]).toEqual([sentence, 1]);
    for (const path of ["/admin/blog", `/admin/blog/${post.id}`, `/admin/blog/auto-generate/${id}`]) {
      expect((await showPage(path, { cookie })).words).toContain("Court : 528 mots sur 2 000");
    }
    const { words: said } = await showPage(`/admin/blog/auto-generate/${id}`, { cookie });
    expect(said).toContain("Un article est trop court");
    expect(said).not.toContain("Tous les articles sont écrits");
  });

  it("is short no longer once its writer has added what was missing", async () => {
    provider.next(short);
    provider.always({ kind: "status", status: 400 });
    const { post } = await writeRun();
    const typed = formOf({ ...GOOD_POST, title: post.title, slug: post.slug, content: words(1700) });
    await sendForm(`/admin/blog/${post.id}`, typed);
    expect(await db.blogPost.findFirst()).toMatchObject({ word_count: 1700, words_wanted: 2000 });
    const { rows: posts } = await list(getArgs("/admin/blog", { cookie }));
    expect(posts.map(({ shortfall }) => shortfall)).toEqual([null]);
  });

  it("is continued and marked in the single generator too, in the language that was asked for", async () => {
    const subject = { ...SUBJECT, language: "es", characterCount: 10_000 } as const;
    provider.next(short, more("Deux", 200));
    provider.always({ kind: "status", status: 400 });
    const { id } = await createGeneration(admin, { kind: "single", briefs: [subject], stamp: crypto.randomUUID() });
    await doJobs(WRITE_ITEM.single);
    for (const call of provider.calls) expect(call.messages[0]?.content).toContain("Tu écris en espagnol");
    expect(provider.calls[1]?.messages.at(-1)?.content).toContain("il manque 7890 caractères");
    const screen = await single(getArgs(`/admin/blog/generate/${id}`, { cookie, params: { itemId: id } }));
    expect(screen).toMatchObject({
      review: { shortfall: "Court\u202f: 2\u00a0915 caractères sur 10\u00a0000", language: "es" },
    });
  });
});

it("an article asked for in characters is judged in characters, whatever the length of its words", async () => {
  const long = "Développement ".repeat(180);
  provider.next({ kind: "article", article: { content: `## Un\n\n${long}` } });
  const { id } = await createGeneration(admin, { kind: "single", briefs: [SUBJECT], stamp: crypto.randomUUID() });
  await doJobs(WRITE_ITEM.single);
  expect(provider.calls).toHaveLength(1);
  const screen = await single(getArgs(`/admin/blog/generate/${id}`, { cookie, params: { itemId: id } }));
  expect(screen).toMatchObject({ review: { shortfall: null, characters: 2522 } });
});
