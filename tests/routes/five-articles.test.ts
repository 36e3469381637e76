import { beforeEach, describe, expect, it } from "vitest";

import { action as runAction } from "~/routes/admin.blog_.auto-generate_.$id/route";
import { action as fiveAction, loader as fiveLoader } from "~/routes/admin.blog_.quick-generate/route";
import { db } from "~/server/db/db.server";
import { getArgs, postArgs } from "../support/requests";
import "../support/outside";
import { cookie, openOffice } from "../support/office";

const FIVE = "/admin/blog/quick-generate";

beforeEach(openOffice);

function idOf(answer: unknown): string {
  return (answer as Response).headers.get("Location")?.split("/").at(-1) ?? "";
}

describe("five articles", () => {
  async function proposed(query = "") {
    const { subjects, stamp } = await fiveLoader(getArgs(FIVE + query, { cookie }));
    const fields = subjects.flatMap((subject, index) =>
      Object.entries(subject).map(([name, value]): [string, string] => [`subjects[${index}].${name}`, String(value)]),
    );
    return { subjects, fields: { intent: "five", stamp, ...Object.fromEntries(fields) } };
  }
  const start = (fields: Record<string, string>) => fiveAction(postArgs(FIVE, fields, { cookie }));

  // @spec calls-21, limits-4
  it("are proposed about different services and cities, none that the blog covers", async () => {
    const { subjects } = await proposed();
    expect(new Set(subjects.map(({ service }) => service)).size).toBe(5);
    expect(new Set(subjects.map(({ location }) => location)).size).toBe(5);
    expect(subjects.filter(({ word_count }) => Number(word_count) < 2000 || Number(word_count) > 2500)).toEqual([]);
    const { title } = subjects[0]!;
    await db.blogPost.create({ data: { title, slug: "deja-ecrit", category: "Business" } });
    expect((await proposed()).subjects.map((each) => each.title)).not.toContain(title);
    expect((await proposed("?skip=5")).subjects.map((each) => each.title)).not.toEqual(
      subjects.map((each) => each.title),
    );
  });

  it("are written as they were changed in the form", async () => {
    const { fields } = await proposed();
    const id = idOf(
      await start({ ...fields, "subjects[2].title": "Un titre à nous", "subjects[2].word_count": "2500" }),
    );
    const items = await db.generationItem.findMany({ where: { generation_id: id }, orderBy: { position: "asc" } });
    expect(items).toHaveLength(5);
    expect(items[2]?.brief).toMatchObject({ title: "Un titre à nous", word_count: 2500, region: "Maroc" });
    expect(await db.generation.findMany()).toMatchObject([{ id, kind: "five", status: "running" }]);
  });

  it("of which some failed are told of on their page, with the way to try those again", async () => {
    const { fields } = await proposed();
    const id = idOf(await start(fields));
    const failed = async () => (await fiveLoader(getArgs(FIVE, { cookie }))).failed;
    expect(await failed()).toBeNull();
    await db.generationItem.updateMany({ data: { status: "done" } });
    await db.generationItem.updateMany({ where: { position: 3 }, data: { status: "failed" } });
    await db.generation.updateMany({ data: { status: "finished" } });
    expect(await failed()).toMatchObject({ id, counts: { done: 4, failed: 1 } });
    const run = postArgs(`/admin/blog/auto-generate/${id}`, { intent: "retry" }, { cookie, params: { id } });
    await runAction(run);
    expect(await failed()).toBeNull();
    expect(await db.generationItem.findMany({ where: { status: "waiting" } })).toMatchObject([{ position: 3 }]);
  });
});
