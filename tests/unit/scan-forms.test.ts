import { expect, it } from "vitest";
import { actionsWithout, UNSHOWN_FORMS } from "../../scripts/steps/scan-forms.mjs";

const ID = "0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11";

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
