import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { shareImage } from "~/brand/share-image/share-image.server";
import { articleCard, FIXED_CARDS, serviceCard } from "~/features/seo/model/share-cards";
import { loader } from "~/routes/og.$/route";
import { db } from "~/server/db/db.server";
import { shareImagePath } from "~/site/share-card";
import { resetDatabase } from "../support/database";
import { getArgs } from "../support/requests";

beforeEach(resetDatabase);

function ask(address: string) {
  const [path = ""] = address.split("?");
  return loader(getArgs(address, { params: { "*": decodeURIComponent(path.replace("/og/", "")) } }));
}

async function sizeOf(answer: Response) {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { format, width, height };
}

const createService = (is_active = true) =>
  db.service.create({ data: { category: "graphics", title: "Logo", is_active } });
const createPost = (slug: string, is_published: boolean) =>
  db.blogPost.create({ data: { slug, title: "Un article", category: "Design", is_published } });

describe("the picture of a shared page", () => {
  it("is a PNG that may be kept for ever under its version, and shown on other sites", async () => {
    const answer = await ask(shareImagePath(FIXED_CARDS[0]!));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(await sizeOf(answer)).toEqual({ format: "png", width: 1200, height: 630 });
  });

  it("is kept for minutes alone under another version", async () => {
    for (const address of ["/og/about.png", "/og/about.png?v=old"]) {
      expect((await ask(address)).headers.get("Cache-Control")).toBe("public, max-age=300");
    }
  });

  it("exists for an active service and a published article", async () => {
    for (const card of [serviceCard(await createService()), articleCard(await createPost("un-article", true))]) {
      expect(await sizeOf(await ask(shareImagePath(card)))).toEqual({ format: "png", width: 1200, height: 630 });
    }
  });

  it("does not exist for what the site does not show, whoever asks for which words", async () => {
    const hidden = await createService(false);
    const { id, slug } = await createService();
    await createPost("brouillon", false);
    const addresses = [
      `services/graphics/${hidden.slug}.png`,
      `services/graphics/${id}.png`,
      `services/content/${slug}.png`,
      "services/graphics/1.png",
      `services/graphics/${slug}/x.png`,
      "blog/brouillon.png",
      "blog/inconnu.png",
      "Votre texte ici.png",
      "about.jpg",
      "admin.png",
      "",
    ];
    const answers = await Promise.all(addresses.map((address) => ask(`/og/${encodeURI(address)}`)));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 404));
  });

  it("is drawn once for everybody who asks at the same time", async () => {
    const card = serviceCard(await createService());
    expect(new Set(await Promise.all([1, 2, 3, 4, 5, 6].map(() => shareImage(card, "Zellige")))).size).toBe(1);
  });
});
