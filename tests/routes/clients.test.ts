import { beforeEach, describe, expect, it } from "vitest";
import { listClientChoices } from "~/features/clients/queries.server";
import { loader as listLoader } from "~/routes/admin.clients/route";
import { loader as clientLoader } from "~/routes/admin.clients_.$id/route";
import { verifyPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { getUser } from "~/server/sessions/guards.server";
import { mailedToken } from "../support/mail";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";
import "../support/outside";
import { admin, cookie, openOffice, sendForm } from "../support/office";
import { plain } from "../support/plain-words";
import { postForm } from "../support/show-page";

const NOWHERE = "00000000-0000-4000-8000-000000000000";
const LEILA = { intent: "invitation", full_name: "Leïla Amrani", email: " Leila@Atlas.example ", company: "Atlas" };

beforeEach(openOffice);
const invite = (changes: Record<string, string> = {}) => sendForm("/admin/clients/new", { ...LEILA, ...changes });
const getClient = (id: string) => clientLoader(getArgs(`/admin/clients/${id}`, { cookie, params: { id } }));
const invited = () => db.profile.findFirstOrThrow({ where: { role: "client" } });
const postTo = (id: string, intent: string) => sendForm(`/admin/clients/${id}`, { intent });

describe("an invitation", () => {
  it("makes a client without a password, and leads to its page", async () => {
    const answer = await invite();
    const profile = await db.profile.findFirstOrThrow({ where: { role: "client" }, include: { credential: true } });
    expect(profile).toMatchObject({ full_name: "Leïla Amrani", company: "Atlas" });
    expect(profile.credential).toMatchObject({ email: "leila@atlas.example", password_hash: null });
    expect(answer).toRedirect(`/admin/clients/${profile.id}`);
    await expect(answer).toFlash("Succès", "Invitation envoyée");
    expect(await db.auditEntry.findMany()).toMatchObject([{ action: "invited", target_id: profile.id }]);
  });

  it("sent three times at once invites once, and each is led to the client", async () => {
    const answers = await Promise.all([invite(), invite(), invite()]);
    const { id } = await invited();
    const places = answers.map((answer) => (answer as Response).headers.get("Location"));
    expect(places).toEqual(Array(3).fill(`/admin/clients/${id}`));
    expect(await db.mailMessage.count()).toBe(1);
  });

  it("is sent again until the client has chosen a password", async () => {
    await invite();
    const { id } = await invited();
    const [first] = await db.link.findMany({ where: { profile_id: id, kind: "invitation" } });
    await expect(await postTo(id, "resend-invitation")).toFlash("Succès", "Invitation envoyée");
    const tokens = await db.link.findMany({ where: { profile_id: id } });
    expect(tokens).toHaveLength(1);
    expect(tokens[0]?.token_hash).not.toBe(first?.token_hash);
    expect(await db.mailMessage.findMany()).toMatchObject([
      { kind: "invitation", recipient: "leila@atlas.example" },
      { kind: "invitation", recipient: "leila@atlas.example" },
    ]);
    await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: new Date() } });
    await expect(await postTo(id, "resend-invitation")).toFlash(
      "Erreur",
      "Ce client a déjà confirmé son adresse : il n’a plus besoin d’invitation.",
    );
  });
});

describe("the language of a client's letters", () => {
  const change = (id: string, language: string) =>
    sendForm(`/admin/clients/${id}`, { intent: "change-language", language });

  it("is changed from his page, and his next letter is written in it", async () => {
    await invite();
    const { id } = await invited();
    const shown = await showPage(`/admin/clients/${id}`, { cookie });
    expect(shown.html).toMatch(/<select[^>]* name="language"[^>]* aria-label="Langue des e-mails"/);
    await expect(await change(id, "ar")).toFlash("Succès", "Langue mise à jour");
    await postTo(id, "resend-invitation");
    const newest = { orderBy: { created_at: "desc" } } as const;
    expect(await db.mailMessage.findFirst(newest)).toMatchObject({ kind: "invitation", language: "ar" });
    const entry = { action: "updated", target_kind: "client", target_id: id, details: { language: "ar" } };
    expect(await db.auditEntry.findFirst({ where: { action: "updated" } })).toMatchObject(entry);
  });

  it("leads back to the same page of what he has written, as his invitation sent again does", async () => {
    await invite();
    const { id } = await invited();
    for (const fields of [{ intent: "change-language", language: "ar" }, { intent: "resend-invitation" }]) {
      const answer = await sendForm(`/admin/clients/${id}?page=2`, fields as Record<string, string>);
      expect(answer.headers.get("Location")).toBe(`/admin/clients/${id}?page=2`);
    }
  });

  it("is one of three, and no admin's or erased client's", async () => {
    const { id } = await makePerson("client", "omar@riad.example");
    await expect(change(id, "de")).rejects.toMatchObject({ init: { status: 400 } });
    await db.profile.update({ where: { id }, data: { erased_at: new Date() } });
    for (const nobody of [id, admin.id, NOWHERE]) {
      await expect(await change(nobody, "es")).toFlash("Erreur", "Ce client n’existe plus.");
    }
    expect(await db.profile.count({ where: { language: "es" } })).toBe(0);
  });
});

describe("somebody who signed up with the client's address", () => {
  let squatterId: string;
  let squatter: string;

  beforeEach(async () => {
    const credential = { create: { email: "leila@atlas.example", password_hash: "h" } };
    squatterId = (await db.profile.create({ data: { full_name: "Intrus", credential } })).id;
    squatter = await signedInAs(squatterId);
  });

  const isSquatterIn = async () => (await getUser(getArgs("/", { cookie: squatter }).request)) !== null;

  it("is shown as not confirmed, in the list, on its page and where a project is given away", async () => {
    expect((await getClient(squatterId)).client).toMatchObject({ account: "unconfirmed" });
    const { rows: clients, counts } = await listLoader(getArgs("/admin/clients?state=unconfirmed", { cookie }));
    expect([clients.length, counts]).toEqual([1, { total: 1, invited: 0, unconfirmed: 1, erasure: 0 }]);
    expect((await listClientChoices()).choices).toEqual([
      { value: squatterId, label: "Intrus, adresse non confirmée" },
    ]);
  });

  it("loses nothing when the team invites that address, and the team learns that it has an account", async () => {
    expect(await invite()).toRefuse("email", "Cette adresse a déjà un compte");
    expect(await db.profile.findUniqueOrThrow({ where: { id: squatterId } })).toMatchObject({ full_name: "Intrus" });
    expect([await isSquatterIn(), await db.mailMessage.count()]).toEqual([true, 0]);
  });

  it("goes on until the invitation from its page is used, by which the address's owner takes the account over", async () => {
    await postTo(squatterId, "resend-invitation");
    expect(await db.mailMessage.findMany()).toMatchObject([{ kind: "invitation", recipient: "leila@atlas.example" }]);
    expect(await isSquatterIn()).toBe(true);
    const password = "trois-oranges-amères";
    const fields = { token: await mailedToken("invitation"), password, password_confirmation: password };
    await postForm("/auth/invitation", fields);
    expect(await isSquatterIn()).toBe(false);
    const { password_hash, email_verified_at } = await db.credential.findUniqueOrThrow({
      where: { profile_id: squatterId },
    });
    expect([await verifyPassword(password, password_hash), email_verified_at]).toEqual([true, expect.any(Date)]);
  });
});

describe("a client's page", () => {
  it("has its projects and its inquiries, converted or sent from the same address, without the hash", async () => {
    const { id } = await makePerson("client", "khadija@riad.example");
    await db.credential.update({
      where: { profile_id: id },
      data: { password_hash: "secret-hash", email_verified_at: new Date() },
    });
    await db.project.create({ data: { title: "Site", client_id: id, budget: 4800 } });
    const inquiry = { name: "K", message: "Bonjour" };
    await db.contactInquiry.createMany({
      data: [
        { ...inquiry, email: "Khadija@riad.example" },
        { ...inquiry, email: "autre@riad.example", client_id: id },
        { ...inquiry, email: "inconnu@riad.example" },
        { ...inquiry, email: "khadija@riad.example", is_spam: true },
      ],
    });
    const { client } = await getClient(id);
    expect(client).toMatchObject({ account: "active", projectCount: 1, erasureAskedOn: null });
    expect(client.projects).toMatchObject([{ title: "Site", budget: "4\u00a0800\u00a0MAD" }]);
    expect(client.inquiries).toHaveLength(2);
    expect(JSON.stringify(client)).not.toContain("secret-hash");
  });

  it("is none of an admin, and sends nothing for a client that is not there", async () => {
    await expect(getClient(admin.id)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(await postTo(NOWHERE, "resend-invitation")).toFlash("Erreur", "Ce client n’existe plus.");
  });
});

describe("the list", () => {
  beforeEach(async () => {
    const make = (
      email: string,
      profile: { full_name: string | null; company?: string; erasure_requested_at?: Date },
    ) => db.profile.create({ data: { ...profile, credential: { create: { email } } } });
    const omar = await make("omar@tazi.example", { full_name: "Omar Tazi", company: "Tazi Frères" });
    await make("zoe@tazi.example", { full_name: "Zoé", erasure_requested_at: new Date() });
    await db.profile.create({ data: { full_name: null, created_at: new Date(1) } });
    await db.credential.update({ where: { email: "omar@tazi.example" }, data: { password_hash: "a hash" } });
    await db.profile.update({ where: { id: omar.id }, data: { created_at: new Date(2) } });
    await db.project.create({ data: { title: "Enseigne", client_id: omar.id } });
  });

  // @spec calls-7
  it.each([
    ["", ["Zoé", "Omar Tazi", null]],
    ["?sort=oldest", [null, "Omar Tazi", "Zoé"]],
    ["?sort=name", ["Omar Tazi", "Zoé", null]],
    ["?sort=projects", ["Omar Tazi", "Zoé", null]],
    ["?q=freres", ["Omar Tazi"]],
    ["?q=zoe@", ["Zoé"]],
    ["?state=erasure", ["Zoé"]],
    ["?state=invited", ["Zoé"]],
    ["?q=rien", []],
  ])("%s shows %j", async (query, names) => {
    const { rows: clients } = await listLoader(getArgs(`/admin/clients${query}`, { cookie }));
    expect(clients.map(({ full_name }) => full_name)).toEqual(names);
  });

  // @spec entities-1, calls-7
  it("counts clients alone and says who has no address", async () => {
    const { rows: clients, counts } = await listLoader(getArgs("/admin/clients?sort=oldest", { cookie }));
    expect(counts).toEqual({ total: 3, invited: 1, unconfirmed: 1, erasure: 1 });
    expect(clients[0]).toMatchObject({ email: null, account: "none", projectCount: 0 });
  });
});

it("shows of an erased client nothing but that there was one", async () => {
  const { id } = await makePerson("client", "leila@atlas.example");
  await db.project.create({ data: { title: "Site", client_id: id } });
  await db.contactInquiry.create({ data: { name: "Leïla", email: "leila@atlas.example", message: "Bonjour" } });
  const workOf = async () => {
    const { projects, inquiries } = (await getClient(id)).client;
    return [projects.length, inquiries.length];
  };
  expect(await workOf()).toEqual([1, 1]);
  await db.profile.update({ where: { id }, data: { erased_at: new Date() } });
  expect(await workOf()).toEqual([0, 0]);
});

it("shows the newest of a client's projects, and what he wrote in pages", async () => {
  const { id } = await makePerson("client", "leila@atlas.example");
  const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
  await db.project.createMany({ data: numbers.map((n) => ({ title: `Projet ${n}`, client_id: id })) });
  const inquiry = { name: "Leïla", email: "leila@atlas.example", message: "Bonjour" };
  await db.contactInquiry.createMany({ data: numbers.map(() => inquiry) });
  const page = async (query: string) => {
    const url = `/admin/clients/${id}${query}`;
    const { client, pages } = await clientLoader(getArgs(url, { cookie, params: { id } }));
    return [client.projects.length, client.projectCount, client.inquiries.length, pages.pageCount];
  };
  expect(await page("")).toEqual([20, 25, 20, 2]);
  expect(await page("?page=2")).toEqual([20, 25, 5, 2]);
});

describe("the correction of a client", () => {
  const TYPED = { intent: "client", full_name: "Leïla Amrani", company: "Atlas", phone: "06 61 23 45 67" };
  let id: string;

  beforeEach(async () => {
    id = (await makePerson("client", "leila@atlas.example")).id;
  });

  const save = (changes: Record<string, string> = {}) =>
    sendForm(`/admin/clients/${id}/edit`, { ...TYPED, ...changes });

  it("stores the name, the company and the telephone, which the page shows and the form opens with", async () => {
    const answer = await save();
    expect(answer).toRedirect(`/admin/clients/${id}`);
    await expect(answer).toFlash("Succès", "Client mis à jour");
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({
      ...{ full_name: "Leïla Amrani", company: "Atlas", phone: "+212661234567", version: 2 },
    });
    const { html } = await showPage(`/admin/clients/${id}/edit`, { cookie });
    expect(html).toContain('href="tel:+212661234567"');
    expect(plain(html)).toContain('value="06 61 23 45 67"');
  });

  it("is not saved over another's unawares, but is on demand", async () => {
    await save({ version: "1" });
    const late = await save({ version: "1", company: "Atlas Maroc" });
    expect(late).toMatchObject({ init: { status: 409 }, data: { newerVersion: 2 } });
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({ company: "Atlas" });
    await save({ version: "1", overwrite: "2", company: "Atlas Maroc" });
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({ company: "Atlas Maroc" });
  });

  it("has no page for an admin's account, nor for a client that is not there", async () => {
    expect((await showPage(`/admin/clients/${admin.id}/edit`, { cookie })).status).toBe(404);
    for (const other of [admin.id, NOWHERE])
      await expect(sendForm(`/admin/clients/${other}/edit`, TYPED)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
