import { beforeAll, describe, expect, it, vi } from "vitest";
import { DEFAULT_SITE, rememberSite } from "~/features/settings/queries.server";
import { runInRequestContext, statementsOfRequest } from "~/server/core/request-context.server";
import { databaseBackend, db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let admin: string;
let client: string;

beforeAll(async () => {
  await resetDatabase();
  const person = await makePerson("client", "khadija@riad.example");
  [admin, client] = [
    await signedInAs((await makePerson("admin", "sara@zellige.example")).id),
    await signedInAs(person.id),
  ];
  const events = { create: { status: "pending" as const } };
  await db.project.create({ data: { title: "Site", client_id: person.id, events } });
  await db.contactInquiry.create({ data: { name: "Nadia", email: "nadia@atelier.example", message: "Bonjour" } });
});

/** How many statements all loaders of a screen send, what every page knows of the site being known already. */
async function statementsOf(path: string, cookie = ""): Promise<number> {
  rememberSite(DEFAULT_SITE);
  const statements = vi.spyOn(databaseBackend, "connect");
  await runInRequestContext({ requestId: "budget" }, () => showPage(path, { cookie }));
  return statements.mock.calls.length;
}

describe("a request asks the database", () => {
  it.each([
    ["/contact", 1],
    ["/auth", 0],
    ["/blog?q=site", 2],
    ["/realisations", 4],
  ])("for %s of a visitor, at most as often as its budget says", async (path, most) => {
    expect(await statementsOf(path)).toBeLessThanOrEqual(most);
  });

  it.each([
    ["/admin", 13],
    ["/admin/inquiries", 10],
    ["/admin/blog", 4],
    ["/admin/analytics", 8],
    ["/admin/revenue", 12],
  ])("for %s of an admin, at most as often as its budget says", async (path, most) => {
    expect(await statementsOf(path, admin)).toBeLessThanOrEqual(most);
  });

  it("for the dashboard of a client, at most as often as its budget says", async () => {
    expect(await statementsOf("/dashboard", client)).toBeLessThanOrEqual(9);
  });
});

/** How many statements a form sends until it is answered, those of its transactions among them. */
function statementsOfForm(answer: () => unknown): Promise<number> {
  rememberSite(DEFAULT_SITE);
  return runInRequestContext({ requestId: "budget" }, async () => {
    await answer();
    return statementsOfRequest().length;
  });
}

describe("a form asks the database", () => {
  it("for a message that is stored, announced and answered, at most as often as its budget says", async () => {
    const form_stamp = createFormStamp(Date.now() - 60_000);
    const fields = { intent: "inquiry", name: "Nadia Alami", email: "nadia@site.example", message: "Une vitrine" };
    const send = () => postForm("/contact", { ...fields, form_stamp });
    expect(await statementsOfForm(send)).toBeLessThanOrEqual(14);
    expect(await db.mailMessage.count({ where: { inquiry_id: { not: null } } })).toBe(2);
  });

  it("for a project that is stored, at most as often as its budget says", async () => {
    const fields = { intent: "project", status: "pending", title: "Catalogue" };
    const create = () => postForm("/admin/projects/new", fields, admin);
    expect(await statementsOfForm(create)).toBeLessThanOrEqual(7);
    expect(await db.project.count({ where: { title: "Catalogue" } })).toBe(1);
  });
});
