import { beforeAll, describe, expect, it, vi } from "vitest";
import { DEFAULT_SITE, rememberSite } from "~/features/settings/queries.server";
import { loader as root } from "~/root";
import { loader as signIn } from "~/routes/_site.auth/route";
import { loader as blog } from "~/routes/_site.blog._index/route";
import { loader as contact, action as sendMessage } from "~/routes/_site.contact/route";
import { loader as cases } from "~/routes/_site.realisations._index/route";
import { loader as adminFrame } from "~/routes/admin/route";
import { loader as adminHome } from "~/routes/admin._index/route";
import { loader as analytics } from "~/routes/admin.analytics/route";
import { loader as articles } from "~/routes/admin.blog/route";
import { loader as inquiries } from "~/routes/admin.inquiries/route";
import { action as createProject } from "~/routes/admin.projects_.new/route";
import { loader as revenue } from "~/routes/admin.revenue/route";
import { loader as dashboard } from "~/routes/dashboard/route";
import { runInRequestContext, statementsOfRequest } from "~/server/core/request-context.server";
import { databaseBackend, db } from "~/server/db/db.server";
import { createFormStamp } from "~/server/forms/honeypot.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, postArgs, signedInAs } from "../support/requests";

type Loader = (args: ReturnType<typeof getArgs>) => unknown;

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
async function statementsOf(path: string, loaders: readonly Loader[], cookie?: string): Promise<number> {
  rememberSite(DEFAULT_SITE);
  const statements = vi.spyOn(databaseBackend, "connect");
  const args = getArgs(path, cookie ? { cookie } : {});
  await runInRequestContext({ requestId: "budget" }, () =>
    Promise.all([root, ...loaders].map((load) => load(args as never))),
  );
  return statements.mock.calls.length;
}

describe("a request asks the database", () => {
  it.each([
    ["/contact", [contact], 1],
    ["/auth", [signIn], 0],
    ["/blog?q=site", [blog], 2],
    ["/realisations", [cases], 4],
  ] as const)("for %s of a visitor, at most as often as its budget says", async (path, loaders, most) => {
    expect(await statementsOf(path, loaders as unknown as Loader[])).toBeLessThanOrEqual(most);
  });

  it.each([
    ["/admin", [adminFrame, adminHome], 13],
    ["/admin/inquiries", [adminFrame, inquiries], 10],
    ["/admin/blog", [adminFrame, articles], 4],
    ["/admin/analytics", [adminFrame, analytics], 8],
    ["/admin/revenue", [adminFrame, revenue], 12],
  ] as const)("for %s of an admin, at most as often as its budget says", async (path, loaders, most) => {
    expect(await statementsOf(path, loaders as unknown as Loader[], admin)).toBeLessThanOrEqual(most);
  });

  it("for the dashboard of a client, at most as often as its budget says", async () => {
    expect(await statementsOf("/dashboard", [dashboard as unknown as Loader], client)).toBeLessThanOrEqual(9);
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
    const send = () => sendMessage(postArgs("/contact", { ...fields, form_stamp }));
    expect(await statementsOfForm(send)).toBeLessThanOrEqual(14);
    expect(await db.mailMessage.count({ where: { inquiry_id: { not: null } } })).toBe(2);
  });

  it("for a project that is stored, at most as often as its budget says", async () => {
    const fields = { intent: "project", status: "pending", title: "Catalogue" };
    const create = () => createProject(postArgs("/admin/projects/new", fields, { cookie: admin }));
    expect(await statementsOfForm(create)).toBeLessThanOrEqual(7);
    expect(await db.project.count({ where: { title: "Catalogue" } })).toBe(1);
  });
});
