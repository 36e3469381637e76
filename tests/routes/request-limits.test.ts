import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { DEFAULT_SITE, rememberSite } from "~/features/settings/queries.server";
import { runInRequestContext, statementsOfRequest } from "~/server/core/request-context.server";
import { databaseBackend, db } from "~/server/db/db.server";
import { HEAVY_READS_OF_ONE, REQUESTS_OF_NETWORK, WRITES_OF_ONE } from "~/server/http/holder-limit.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { resetDatabase } from "../support/database";
import { makeLead, writeToAgency } from "../support/leads";
import { makePerson } from "../support/people";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

type Args = ActionFunctionArgs;
type Handler = (args: Args) => Promise<unknown>;
interface RouteModule {
  loader?: Handler;
  action?: Handler;
  handle?: { reads?: string };
  default?: unknown;
}

const modules = import.meta.glob<RouteModule>(
  ["/app/routes/*/route.{ts,tsx}", "!/app/routes/{admin,admin.*,admin_*}/route.{ts,tsx}"],
  { eager: true },
);
const table = Object.fromEntries(Object.entries(modules).map(([file, module]) => [file.split("/")[3] ?? "", module]));
const idsWhere = (holds: (module: RouteModule) => unknown) =>
  Object.keys(table)
    .filter((id) => holds(table[id] as RouteModule))
    .sort();

/** The actions that are counted by the address alone; every other one that asks for no role of the team is by account and link. */
const BY_ADDRESS_ALONE = ["paiements.stripe", "sign-out", "theme"];

/** The loaders without a page of their own that are counted for nobody, and what keeps them small; the others say how they are. */
const UNCOUNTED: Record<string, string> = {
  "dashboard_.projects.$id_.messages_.events": "a few places of an account",
  "devis.$token_.vue[.]gif": "a limit of its own",
  "blog.$slug.vue[.]gif": "a limit of its own",
  "go.$way": "a limit of its own",
  vue: "a limit of its own",
  "og.$": "one drawn at a time, then kept",
  "sitemap[.]xml": "kept rendered",
  "feed[.]json": "kept rendered",
  "rss[.]xml": "kept rendered",
  "llms[.]txt": "kept rendered",
  "robots[.]txt": "small",
  "manifest[.]webmanifest": "small",
  "couleurs[.]css": "small",
  "couvertures[.]svg": "small",
  "logos.$digest[.]png": "stored",
  "marque.$file": "small",
  "media.$": "stored",
  healthz: "shares one look",
  metrics: "asks for a token",
  "sign-out": "redirects",
  theme: "redirects",
};

let client: string;
let admin: string;

beforeAll(async () => {
  await resetDatabase();
  const person = await makePerson("client", "khadija@riad.example");
  client = await signedInAs(person.id);
  admin = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
  const events = { create: { status: "pending" as const } };
  await db.project.create({ data: { title: "Site", client_id: person.id, events } });
  await makeLead();
});

/** A route as the build has it, but for what it does. */
function bounded(id: string): Required<Pick<RouteModule, "loader" | "action">> {
  const done: Handler = async () => new Response(null, { status: 204 });
  const { loader, action, ...rest } = table[id] as RouteModule;
  const module = { ...rest, default: undefined, ...(loader && { loader: done }), ...(action && { action: done }) };
  const route = protectRoutes({ [`routes/${id}`]: { module } })[`routes/${id}`];
  return route?.module as Required<Pick<RouteModule, "loader" | "action">>;
}

const answered = async (answer: Promise<unknown>) => (await answer.catch((thrown: unknown) => thrown)) as Response;

interface Sender {
  cookie?: string;
  token?: string;
  address?: string;
}

const argsOf = (kind: "action" | "loader", { cookie, token, address = "192.0.2.1" }: Sender): Args => {
  const options = { ...(cookie && { cookie }), params: (token ? { token } : {}) as Record<string, string> };
  const args = kind === "action" ? postArgs("/x", { text: "Bonjour" }, options) : getArgs("/x", options);
  return { ...args, context: { clientAddress: address } };
};
const statusOf = async (id: string, kind: "action" | "loader", sender: Sender) =>
  (await answered(bounded(id)[kind](argsOf(kind, sender)))).status;

async function spend(count: number, id: string, kind: "action" | "loader", sender: (n: number) => Sender) {
  for (let n = 0; n < count; n += 1) expect(await statusOf(id, kind, sender(n))).toBe(204);
}

const statusesOf = async (ids: string[], kind: "action" | "loader", sender: Sender) =>
  Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await statusOf(id, kind, sender)] as const)));
const all = (ids: string[], status: number) => Object.fromEntries(ids.map((id) => [id, status]));

const actions = idsWhere(({ action }) => action);
const byHolder = actions.filter((id) => !BY_ADDRESS_ALONE.includes(id));
const bare = idsWhere((module) => module.loader && !module.default);
const heavy = bare.filter((id) => table[id]?.handle?.reads === "heavy");
const elsewhere = (n: number) => ({ address: `198.51.100.${n % 100}` });

describe("the route table", () => {
  it("has the actions that are counted by the address alone", () => {
    expect(actions).toEqual(expect.arrayContaining(BY_ADDRESS_ALONE));
    expect(byHolder).toEqual(expect.arrayContaining(["_site.contact", "dashboard.profile", "devis.$token"]));
  });

  it("has no loader of a file that says not how it is counted, but for those with a line here", () => {
    const silent = bare.filter((id) => !table[id]?.handle?.reads);
    expect(silent).toEqual(Object.keys(UNCOUNTED).sort());
    const file = "dashboard_.projects.$id_.fichiers_.$fileId";
    expect(bare.filter((id) => table[id]?.handle?.reads === "files")).toEqual([file, `${file}_.apercu`]);
  });
});

describe("beyond its limit is refused", () => {
  it("every post of a client, wherever it is sent, but for the one that signs out", async () => {
    await spend(WRITES_OF_ONE, "dashboard.profile", "action", () => ({ cookie: client }));
    expect(await statusesOf(byHolder, "action", { cookie: client })).toEqual(all(byHolder, 429));
    expect(await statusOf("sign-out", "action", { cookie: client })).toBe(204);
  });

  it("every post by one link, from wherever it comes, and by no other", async () => {
    const token = "a-link";
    await spend(WRITES_OF_ONE, "devis.$token", "action", (n) => ({ token, ...elsewhere(n) }));
    expect(await statusesOf(byHolder, "action", { token, ...elsewhere(101) })).toEqual(all(byHolder, 429));
    expect(await statusOf("devis.$token", "action", { token: "another", ...elsewhere(101) })).toBe(204);
  });

  it("every post of one address of visitors, by however many links", async () => {
    const address = "203.0.113.9";
    await spend(REQUESTS_OF_NETWORK, "theme", "action", () => ({ address }));
    expect(await statusesOf(actions, "action", { address, token: "made-up" })).toEqual(all(actions, 429));
  });

  it("every file that is made anew, of a client and by one link", async () => {
    await spend(HEAVY_READS_OF_ONE, "dashboard_.export", "loader", () => ({ cookie: client }));
    expect(await statusesOf(heavy, "loader", { cookie: client })).toEqual(all(heavy, 429));
    const token = "a-link";
    await spend(HEAVY_READS_OF_ONE, "devis.$token[.]pdf", "loader", (n) => ({ token, ...elsewhere(n) }));
    expect(await statusesOf(heavy, "loader", { token, ...elsewhere(101) })).toEqual(all(heavy, 429));
  });

  it("nothing of the team", async () => {
    await spend(WRITES_OF_ONE + 1, "dashboard.profile", "action", () => ({ cookie: admin }));
  });

  it("with what was typed, and when to come back", async () => {
    const id = "routes/dashboard.profile";
    const page = protectRoutes({ [id]: { module: { default: () => null, action: async () => null } } })[id]?.module;
    const answer: unknown = await answered((page as { action: Handler }).action(argsOf("action", { cookie: client })));
    expect(answer).toMatchObject({
      data: { retry: { action: "/x", fields: [["text", "Bonjour"]] } },
      init: { status: 429, headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) } },
    });
  });
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
    ["/contact", "visitor", 1],
    ["/auth", "visitor", 0],
    ["/blog?q=site", "visitor", 2],
    ["/realisations", "visitor", 4],
    ["/admin", "admin", 13],
    ["/admin/inquiries", "admin", 10],
    ["/admin/blog", "admin", 4],
    ["/admin/analytics", "admin", 8],
    ["/admin/revenue", "admin", 12],
    ["/dashboard", "client", 9],
  ] as const)("for %s and a %s, at most as often as its budget says", async (path, who, most) => {
    const cookies = { visitor: "", admin, client };
    expect(await statementsOf(path, cookies[who])).toBeLessThanOrEqual(most);
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
    const send = () => writeToAgency({ name: "Nadia Alami", email: "nadia@site.example", message: "Une vitrine" });
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
