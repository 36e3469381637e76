import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, it } from "vitest";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { db } from "~/server/db/db.server";
import { listSessions } from "~/server/sessions/sessions.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { sendQuote } from "../support/quotes";
import { getArgs, postArgs, signedInAs } from "../support/requests";

interface RouteModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

// Found by itself: a route that is added is walked too.
const modules = import.meta.glob<RouteModule>("/app/routes/dashboard*/route.{ts,tsx}", { eager: true });

const routes = Object.entries(modules).map(([file, module]) => ({
  ...module,
  path: `/${file.replace(/^\/app\/routes\/|\/route\.tsx?$/g, "").replace(/_?\./g, "/")}`,
}));
const withLoader = routes.filter(({ loader }) => loader);
const withAction = routes.filter(({ action }) => action);
const hasParameter = ({ path }: { path: string }) => path.includes("$");

const SECRET = "Khadija";
const EMAIL = "khadija@riad.example";
const PASSWORD = "trois-oranges-amères";
const NOWHERE = "00000000-0000-4000-8000-000000000000";

let ownerId = "";
let strangerId = "";
/** Everything by which something of the owner's could be asked for. */
let ids: string[] = [];

beforeEach(async () => {
  await resetDatabase();
  ownerId = (await makePerson("client", EMAIL)).id;
  strangerId = (await makePerson("client", "omar@tazi.example", { password: PASSWORD })).id;
  await db.profile.update({ where: { id: ownerId }, data: { full_name: SECRET, company: SECRET } });
  await signedInAs(ownerId);
  const events = { create: { status: "pending" as const } };
  const messages = { create: { author_id: ownerId, is_from_agency: false, text: SECRET } };
  const milestones = { create: { position: 0, title: SECRET, state: "in_review" as const } };
  const project = await db.project.create({
    data: { title: SECRET, client_id: ownerId, events, milestones, messages },
    include: { events: true, milestones: true },
  });
  await makeIssuer();
  const invoice = await makeIssuedInvoice(100_000, { profile_id: ownerId, legal_name: SECRET });
  const quote = await sendQuote({ title: SECRET, billingClientId: invoice.billing_client_id });
  const inquiry = await db.contactInquiry.create({
    data: { name: SECRET, email: EMAIL, message: SECRET, client_id: ownerId, project_id: project.id },
  });
  const token = await createAccountLink(db, { profileId: ownerId, kind: "change_email", email: EMAIL });
  const [session] = await listSessions(ownerId, null);
  const { token_hash } = await db.session.findFirstOrThrow({ where: { profile_id: ownerId } });
  const [[event], [milestone]] = [project.events, project.milestones];
  ids = [ownerId, EMAIL, project.id, String(event?.id), inquiry.id, token, String(session?.id), token_hash];
  ids.push(String(milestone?.id), invoice.id, quote.id);
});

/** All that is the owner's. */
async function everything() {
  const own = { where: { profile_id: ownerId } };
  return {
    profile: await db.profile.findUnique({ where: { id: ownerId }, include: { credential: true } }),
    projects: await db.project.findMany({ where: { client_id: ownerId }, include: { events: true } }),
    inquiries: await db.contactInquiry.findMany({ where: { client_id: ownerId } }),
    sessions: await db.session.findMany(own),
    links: await db.link.findMany(own),
    people: await db.clientPerson.findMany(),
    milestones: await db.projectMilestone.findMany({ include: { events: { include: { files: true } } } }),
    messages: await db.projectMessage.findMany(),
    files: await db.projectFile.findMany(),
    readers: await db.projectReader.findMany(),
    quotes: await db.quote.findMany({ include: { acceptance: true } }),
    invoices: await db.invoice.findMany({ include: { claims: true } }),
  };
}

/** As the browser would get it; what is thrown is an answer too. */
async function answerOf(work: () => unknown): Promise<string> {
  const answer = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown);
  if (answer instanceof Response)
    return `${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`;
  if (answer instanceof Error) throw answer;
  return JSON.stringify(answer);
}

const asStranger = async (id: string) => ({
  cookie: await signedInAs(strangerId),
  params: { id, paymentId: id, fileId: id },
});
const NAMES = "id client client_id profile_id project session user milestone quote invoice".split(" ");
const queryOf = (id: string) => new URLSearchParams(NAMES.map((name) => [name, id]));
const addressOf = (path: string, id: string) => `${path.replace(/\$\w+/g, id)}?${queryOf(id)}`;

it("the walk finds the routes of the client's space", () => {
  expect(withLoader.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/dashboard", "/dashboard/account", "/dashboard/export", "/dashboard/projects/$id"]),
  );
  expect(withAction.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/dashboard/account", "/dashboard/profile"]),
  );
});

it.each(withLoader.filter(hasParameter))("$path does not exist for another client's ids", async ({ path, loader }) => {
  const ask = async (id: string) => {
    const options = await asStranger(id);
    return answerOf(() => loader?.(getArgs(addressOf(path, id), options)));
  };
  const missing = await ask(NOWHERE);
  expect(missing).toContain('"status":404');
  for (const id of ids) expect(await ask(id), id).toBe(missing);
});

// @spec product-7, roles-4
it.each(withLoader.filter((route) => !hasParameter(route)))(
  "$path shows nothing of another client, whatever its address names",
  async ({ path, loader }) => {
    for (const id of ids) {
      const options = await asStranger(id);
      const answer = await answerOf(() => loader?.(getArgs(`${path}?${queryOf(id)}`, options)));
      for (const word of [SECRET, ...ids]) expect(answer, word).not.toContain(word);
    }
  },
);

/** Posts every form of a route with one id in every field; returns the answers by intent. */
async function postAll({ path, action }: (typeof withAction)[number], intents: string[], id: string) {
  const answers: [intent: string, answer: string][] = [];
  for (const intent of intents) {
    const options = await asStranger(id);
    const passwords = { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD };
    const form = { intent, full_name: "Omar", email: "omar@autre.example", version: "1", text: "Plus clair" };
    const fields = { ...Object.fromEntries(queryOf(id)), ...passwords, ...form };
    answers.push([intent, await answerOf(() => action?.(postArgs(addressOf(path, id), fields, options)))]);
  }
  return answers;
}

const OWN_INTENTS = ["profile", "ask", "withdraw", "end-session", "change-email", "change-password"];

it.each(withAction.filter((route) => !hasParameter(route)))(
  "$path changes nothing of another client, whatever is posted",
  async (route) => {
    const before = await everything();
    const accepted = new Set<string>();
    for (const id of ids)
      for (const [intent, answer] of await postAll(route, OWN_INTENTS, id)) {
        expect(answer).not.toContain(SECRET);
        if (intent === "end-session" && route.path === "/dashboard/account") expect(answer).toContain('"status":404');
        if (answer.startsWith("303")) accepted.add(intent);
      }
    expect(await everything()).toEqual(before);
    // Else nothing was tried.
    expect([...accepted]).not.toEqual([]);
  },
);

const INTENTS_OF_ITEMS: Record<string, string[]> = {
  "/dashboard/projects/$id": ["approve", "rework", "undo"],
  "/dashboard/projects/$id/messages": ["message"],
  "/dashboard/devis/$id": ["total", "accept", "change", "refuse"],
  "/dashboard/personnes/$id": ["invite-person", "change-permission", "remove-person"],
  "/dashboard/factures/$id": ["claim"],
  "/dashboard/factures/$id/carte": ["card"],
};

it.each(withAction.filter(hasParameter))("$path does not exist for what another client would post", async (route) => {
  const before = await everything();
  const intents = INTENTS_OF_ITEMS[route.path] ?? [];
  expect(intents, "the forms of a new route are named above").not.toEqual([]);
  for (const id of ids)
    for (const [intent, answer] of await postAll(route, intents, id)) expect(answer, intent).toContain('"status":404');
  expect(await everything()).toEqual(before);
});
