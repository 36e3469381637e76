import { beforeEach, describe, expect, it } from "vitest";
import { PEOPLE_COPY } from "~/content/client-people";
import { INVITATION_DAYS } from "~/features/clients/people/model";
import { listReadersOf } from "~/features/clients/people/queries.server";
import { pruneInvitations } from "~/features/clients/people/write.server";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { erasures } from "~/personal-data-registrations.server";
import { runInRequestContext, statementsOfRequest } from "~/server/core/request-context.server";
import { db } from "~/server/db/db.server";
import { makeProvenClient } from "../support/form-pages";
import { admin, openOffice } from "../support/office";
import { exportOf } from "../support/own-data";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

type Fields = Record<string, string>;

const { done, invited, pending, refused, missing } = PEOPLE_COPY.fr;

let [ownerId, karimId] = ["", ""];

beforeEach(async () => {
  await openOffice();
  await db.credential.update({ where: { profile_id: admin.id }, data: { email_verified_at: new Date() } });
  ownerId = await makeProvenClient("khadija@riad.example");
  karimId = await makeProvenClient("karim@atlas.example");
  await db.profile.update({ where: { id: ownerId }, data: { company: "Riad Benali" } });
  await db.project.create({ data: { title: "Carte du riad", client_id: ownerId } });
});

const portal = (id = ownerId) => `/dashboard/personnes/${id}`;
const office = (id = ownerId) => `/admin/clients/${id}/personnes`;
const post = async (fields: Fields, by = ownerId, path = portal()) => postForm(path, fields, await signedInAs(by));

const invite = (email: string, by = ownerId, fields: Fields = {}) =>
  post({ intent: "invite-person", full_name: "Nour", permission: "reads", email, ...fields }, by);
const peopleOf = async () => (await db.clientPerson.findMany()).map(({ profile_id }) => profile_id);
const waiting = async () => (await db.clientInvitation.findMany()).map(({ email }) => email);
const read = async (path: string, by: string) => showPage(path, { cookie: await signedInAs(by) });
const people = (by: string) => read(portal(), by);
const gone = { init: { status: 404 } };

describe("inviting tells nothing of an address", () => {
  /** All that whoever invites can see of it, with the address put out of sight. */
  async function outcomeOf(email: string) {
    const letters = await db.mailMessage.count();
    const { answer, statements } = await counted(() => invite(email));
    const { html, status } = await people(ownerId);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const told = {
      answer: [answer.status, answer.headers.get("Location")],
      page: [status, main.replaceAll(email, "@")],
      ...{ letters: (await db.mailMessage.count()) - letters, statements },
      again: (await invite(email)).status,
    };
    await expect(await post({ intent: "withdraw-invitation", email })).toFlash(done.withdrawn);
    return told;
  }

  /** What takes as many statements takes as long. */
  const counted = (send: () => Promise<Response>) =>
    runInRequestContext({ requestId: "x" }, async () => {
      const answer = await send();
      return { answer, statements: statementsOfRequest().length };
    });

  it.each([
    ["that nobody has an account with", "inconnue@exemple.ma"],
    ["of a client", "karim@atlas.example"],
    ["of one of the team", "sara@zellige.example"],
    ["of an account that is not proven", "faux@exemple.ma"],
    ["of an account that was invited by the agency", "promise@exemple.ma"],
  ])("%s", async (_, email) => {
    await makePerson("client", "faux@exemple.ma");
    const { id } = await makePerson("client", "promise@exemple.ma");
    await db.profile.update({ where: { id }, data: { language: "es" } });
    const reference = await outcomeOf("personne@exemple.ma");
    const accounts = await db.profile.count();
    expect(await outcomeOf(email)).toEqual(reference);
    expect(reference).toMatchObject({ answer: [303, `/dashboard/personnes/${ownerId}`], letters: 1, again: 303 });
    expect(reference.statements).toBeGreaterThan(5);
    expect([await db.profile.count(), await peopleOf()]).toEqual([accounts, []]);
    const letters = await db.mailMessage.findMany({ where: { recipient: email } });
    expect(letters.map(({ kind }) => kind)).toEqual(["person-invited", "person-invited"]);
    for (const { text } of letters) expect(text).toContain(`/dashboard/personnes/${ownerId}`);
  });

  it("an invitation to the team stays unanswered: nothing of it is seen or accepted", async () => {
    await invite("sara@zellige.example");
    expect((await read("/dashboard", admin.id)).words).not.toContain(invited.open);
    expect((await people(admin.id)).status).toBe(404);
    await expect(post({ intent: "accept-invitation" }, admin.id)).rejects.toMatchObject(gone);
    expect([await waiting(), await peopleOf()]).toEqual([["sara@zellige.example"], []]);
  });
});

describe("an account becomes a person by its own consent", () => {
  it("it is asked by letter and in its space, and sees nothing until it accepts", async () => {
    await expect(await invite("Karim@atlas.example")).toFlash(done.invited);
    expect((await read("/dashboard", karimId)).words).toContain(invited.text("Riad Benali"));
    const asked = await people(karimId);
    expect(asked.words).toContain(invited.may.reads);
    for (const intent of ["accept-invitation", "refuse-invitation"])
      expect(asked.html).toMatch(
        new RegExp(`<form method="post"[^>]*><input type="hidden" name="intent" value="${intent}"`),
      );
    expect((await read("/dashboard", karimId)).words).not.toContain("Carte du riad");
    expect((await exportOf(karimId)).client_invitations).toMatchObject([{ permission: "reads" }]);
    expect((await listReadersOf(db, ownerId)).map(({ email }) => email)).toEqual(["khadija@riad.example"]);

    await expect(await post({ intent: "accept-invitation" }, karimId)).toFlash(invited.accepted);
    expect(await db.clientPerson.findMany()).toMatchObject([{ profile_id: karimId, permission: "reads" }]);
    expect(await waiting()).toEqual([]);
    expect((await read("/dashboard", karimId)).words).toContain("Carte du riad");
    expect((await people(karimId)).words).toContain("karim@atlas.example");
    // Sent twice, it is one answer.
    await expect(await post({ intent: "accept-invitation" }, karimId)).toFlash(invited.accepted);
    expect(await peopleOf()).toEqual([karimId]);
  });

  it("of two acceptances at once both succeed", async () => {
    await invite("karim@atlas.example");
    const answers = await Promise.all([1, 2].map(() => post({ intent: "accept-invitation" }, karimId)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await peopleOf()).toEqual([karimId]);
  });

  it("it may refuse, once and again", async () => {
    await invite("karim@atlas.example");
    for (const _ of [1, 2]) await expect(await post({ intent: "refuse-invitation" }, karimId)).toFlash(invited.refused);
    expect([await waiting(), await peopleOf()]).toEqual([[], []]);
    expect((await people(karimId)).status).toBe(404);
    await expect(post({ intent: "accept-invitation" }, karimId)).rejects.toMatchObject(gone);
  });

  const changeKarim = (data: { email: string } | { email_verified_at: null }) =>
    db.credential.update({ where: { profile_id: karimId }, data });
  const tooEarly = () => new Date(Date.now() - INVITATION_DAYS * 86_400_000);

  it.each<[string, () => Promise<unknown>]>([
    ["another account", () => makeProvenClient("autre@exemple.ma")],
    ["an account that has not proven the address", () => changeKarim({ email_verified_at: null })],
    ["an account that has another address now", () => changeKarim({ email: "karim@neuf.example" })],
    ["whoever answers too late", () => db.clientInvitation.updateMany({ data: { sent_at: tooEarly() } })],
    ["whose invitation was taken back", () => post({ intent: "withdraw-invitation", email: "karim@atlas.example" })],
  ])("%s can answer nothing", async (_, change) => {
    await invite("karim@atlas.example");
    const changed = await change();
    const other = typeof changed === "string" ? changed : karimId;
    const before = await waiting();
    expect((await people(other)).status).toBe(404);
    expect((await read("/dashboard", other)).words).not.toContain(invited.open);
    await expect(post({ intent: "accept-invitation" }, other)).rejects.toMatchObject(gone);
    await post({ intent: "refuse-invitation" }, other);
    expect([await waiting(), await peopleOf()]).toEqual([before, []]);
  });
});

describe("whoever invites", () => {
  it("sees what waits, sends it again and takes it back, in the portal and in the office", async () => {
    await invite("karim@atlas.example", ownerId, { permission: "decides" });
    const email = "karim@atlas.example";
    for (const [by, path] of Object.entries({ [ownerId]: portal(), [admin.id]: office() })) {
      const { words } = await read(path, by);
      for (const word of [pending.list, pending.state, email, pending.resend, pending.withdraw])
        expect(words).toContain(word);
      expect((await post({ intent: "resend-invitation", email }, by, path)).status).toBe(303);
    }
    expect(await db.mailMessage.count({ where: { recipient: email } })).toBe(3);
    expect(await db.clientInvitation.findMany()).toMatchObject([{ permission: "decides", full_name: "Nour" }]);
    await post({ intent: "withdraw-invitation", email }, admin.id, office());
    expect(await waiting()).toEqual([]);
    await expect(post({ intent: "resend-invitation", email }, admin.id, office())).rejects.toMatchObject(gone);
  });

  it("is refused who is there already, what is no address, and one more than the list takes", async () => {
    await db.clientPerson.create({ data: { client_id: ownerId, profile_id: karimId, permission: "reads" } });
    for (const [email, sentence] of [
      ["khadija@riad.example", refused.known],
      ["karim@atlas.example", refused.known],
      ["nour", missing.email],
    ] as const)
      expect(await invite(email), email).toRefuse("email", sentence);
    const row = { client_id: ownerId, full_name: "P", permission: "reads" as const };
    await db.clientInvitation.createMany({
      data: Array.from({ length: 29 }, (_, n) => ({ ...row, email: `p${n}@exemple.ma` })),
    });
    expect(await invite("n@riad.example")).toRefuse("email", refused.full);
    // One of those may be asked again.
    expect((await invite("p0@exemple.ma")).status).toBe(303);
  });

  it("may be the agency, which invites to clients alone", async () => {
    const fields = { intent: "invite-person", full_name: "Nour", email: "nour@riad.example", permission: "decides" };
    await expect(await post(fields, admin.id, office())).toFlash("Succès", done.invited);
    await expect(post(fields, admin.id, office(admin.id))).rejects.toMatchObject(gone);
  });
});

describe("the limits of invitations", () => {
  const tooMany = {
    data: { lastResult: { error: { email: [refused.tooMany] } } },
    init: { status: 429, headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) } },
  };

  it("an invitation is taken twenty times an hour, then refused until it may be sent again", async () => {
    for (let n = 0; n < 20; n += 1) expect((await invite(`p${n}@riad.example`)).status).toBe(303);
    expect(await invite("nour@riad.example")).toMatchObject(tooMany);
  });

  it("one address is written to three times an hour, whether by an invitation, another or the same again", async () => {
    await invite("nour@riad.example");
    await post({ intent: "resend-invitation", email: "nour@riad.example" });
    await post({ intent: "withdraw-invitation", email: "nour@riad.example" });
    expect((await invite("nour@riad.example")).status).toBe(303);
    expect(await invite("nour@riad.example")).toMatchObject(tooMany);
    expect(await post({ intent: "resend-invitation", email: "nour@riad.example" })).toMatchObject(tooMany);
    expect((await invite("autre@riad.example")).status).toBe(303);
  });
});

it("invitations that nobody answered go, and those of a client and of an erased address with them", async () => {
  await invite("karim@atlas.example");
  await pruneInvitations();
  expect(await waiting()).toEqual(["karim@atlas.example"]);
  await pruneInvitations(new Date(Date.now() + (INVITATION_DAYS + 1) * 86_400_000));
  expect(await waiting()).toEqual([]);

  await invite("karim@atlas.example");
  await invite("nour@riad.example");
  await db.profile.updateMany({ data: { erasure_requested_at: new Date() } });
  await eraseClient(erasures, admin, { id: karimId });
  expect(await waiting()).toEqual(["nour@riad.example"]);
  await eraseClient(erasures, admin, { id: ownerId });
  expect(await waiting()).toEqual([]);
  expect(await db.mailMessage.count({ where: { kind: "person-invited" } })).toBe(0);
});
