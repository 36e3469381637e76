import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { actionsWithout, findForms, UNSHOWN_FORMS } from "../../scripts/steps/scan-forms.mjs";

const ID = "0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11";
const OTHER = ID.replace("0", "1");

const PAGES: Record<string, string> = {
  "/admin/blog": `
    <a href="/admin/blog/${ID}">un</a> <a href="/admin/blog/${OTHER}">deux</a> <a href="/admin/blog/export">CSV</a>
    <form method="get"><input name="q"></form>`,
  [`/admin/blog/${ID}`]: `<form method="post"><input name="title" value="L&#x27;un"><textarea name="content"></textarea></form>`,
};

const server = createServer((request, answer) => answer.end(PAGES[request.url ?? ""] ?? "<form method=post></form>"));
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

it("finds the forms of the pages behind links, one page of each kind, with their fields filled in", async () => {
  const forms = await findForms({ base, paths: ["/admin/blog"] });
  expect(forms.map(({ path, fields }) => [path, fields.toString()])).toEqual([
    [`/admin/blog/${ID}`, "title=L%27un&content=un"],
  ]);
});

it("names the routes with an action to which no form leads", () => {
  const missed = actionsWithout([]);
  expect(missed.length).toBeGreaterThan(40);
  expect(missed).toContain("_site.contact");
  const pointedAt = ["/contact", `/admin/services/${ID}`, "/admin/api-keys/openai/delete", "/auth?tab=sign-up"];
  const left = actionsWithout([...pointedAt, ...UNSHOWN_FORMS.map(({ path }) => path)]);
  const reached = missed.filter((name) => !left.includes(name));
  expect(reached).toEqual(
    expect.arrayContaining([
      "_site.contact",
      "admin.services_.$id._index",
      "admin.api-keys.$name.delete",
      "_site.auth",
    ]),
  );
  expect(reached).toHaveLength(pointedAt.length + UNSHOWN_FORMS.length);
  expect(left).toContain("admin.blog_.$id");
});
