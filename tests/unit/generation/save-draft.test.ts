import { beforeEach, describe, expect, it } from "vitest";
import type { Writing } from "~/features/generation/model/brief";
import { saveDraft } from "~/features/generation/save-draft.server";
import { db } from "~/server/db/db.server";
import { writtenArticle } from "../../fixtures/written-article";
import { resetDatabase } from "../../support/database";
import { makePerson } from "../../support/people";

const writing = (title: string): Writing => ({
  article: writtenArticle(title),
  ...{ provider: "gemini", model: "m", prompt: "p", inputTokens: 1, outputTokens: 2, costMicroUsd: null },
});
const BRIEF = {
  kind: "subject",
  language: "es",
  subject: "Un hébergeur",
  characterCount: 3000,
  imagePrompt: "Une échoppe",
} as const;
const save = (title: string, actorId: string | null = null) =>
  db.$transaction((tx) => saveDraft(tx, { actorId, category: "Marketing", brief: BRIEF, writing: writing(title) }));

beforeEach(resetDatabase);

describe("a written article", () => {
  it("is kept as a draft, marked as a model's, in the name of whoever asked for it", async () => {
    const { id: actorId } = await makePerson("admin", "leila@zellige.example");
    const { id } = await save("Choisir un hébergeur", actorId);
    const post = await db.blogPost.findUniqueOrThrow({ where: { id } });
    const { content, metaDescription, tags } = writtenArticle("Choisir un hébergeur");
    expect(post).toMatchObject({
      slug: "choisir-un-hebergeur",
      language: "es",
      words_wanted: null,
      characters_wanted: 3000,
      excerpt: metaDescription,
      content,
      tags,
      author_id: actorId,
    });
    expect(post).toMatchObject({
      is_ai_generated: true,
      is_published: false,
      published_at: null,
      ai_reviewed_at: null,
    });
    expect(post).toMatchObject({ category: "Marketing", image_alt: "Une échoppe" });
    expect(await db.auditEntry.findFirst()).toMatchObject({ action: "created", actor_id: actorId, target_id: id });
  });

  it("takes the next free address, also when several are kept at once, and leaves former addresses alone", async () => {
    const first = await save("Choisir un hébergeur");
    await db.redirect.create({ data: { from_path: "blog/choisir-un-hebergeur-2", post_id: first.id } });
    await Promise.all([save("Choisir un hébergeur"), save("Choisir un hébergeur")]);
    const slugs = await db.blogPost.findMany({ select: { slug: true }, orderBy: { slug: "asc" } });
    expect(slugs.map(({ slug }) => slug)).toEqual([
      "choisir-un-hebergeur",
      "choisir-un-hebergeur-3",
      "choisir-un-hebergeur-4",
    ]);
  });

  it("has an address of its own when its title holds no Latin letter, or no letter at all", async () => {
    for (const [title, slug] of [
      ["تصميم المواقع", "tsmim-almwaqa"],
      ["…", "article"],
    ] as const) {
      const { id } = await save(title);
      expect(await db.blogPost.findUniqueOrThrow({ where: { id } })).toMatchObject({ slug });
    }
  });
});
