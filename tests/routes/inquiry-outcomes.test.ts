import { beforeEach, describe, expect, it } from "vitest";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { NO_CHANGE_CHOSEN } from "~/features/inquiries/bulk.server";
import { OWNER_UNLISTED } from "~/features/inquiries/model/follow-up";
import { listInquiryEvents } from "~/features/inquiries/queries.server";
import { TAKE_BACK_MS } from "~/lib/web/take-back";
import { loader as detailsLoader } from "~/routes/admin.inquiries.$id/route";
import { loader } from "~/routes/admin.inquiries.$id_.convert/route";
import { db } from "~/server/db/db.server";
import { getUser } from "~/server/sessions/guards.server";
import { errorsOf, flashOf } from "../support/answers";
import { makeProvenClient } from "../support/form-pages";
import { makeLead } from "../support/leads";
import { outbox } from "../support/mail";
import { admin, cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const NOWHERE = "00000000-0000-4000-8000-000000000000";
let id: string;

beforeEach(async () => {
  await openOffice();
  const inquiry = { name: "Leïla Amrani", email: "leila@atlas.example", company: "Atlas" };
  ({ id } = await makeLead({ ...inquiry, service_interest: "Développement web" }));
});

const convert = (changes: Record<string, string> = {}, inquiryId = id) => {
  const fields = {
    full_name: "Leïla Amrani",
    company: "Atlas",
    title: "Site d’Atlas",
    service_category: "",
    budget: "",
  };
  return sendForm(`/admin/inquiries/${inquiryId}/convert`, { intent: "conversion", ...fields, ...changes });
};
const open = (inquiryId = id) =>
  loader(getArgs(`/admin/inquiries/${inquiryId}/convert`, { cookie, params: { id: inquiryId } }));

describe("converting an inquiry", () => {
  it("makes an invited client with a project, in one go, and links them", async () => {
    const answer = await convert({ budget: "9600", service_category: "programming" });
    await expect(answer).toFlash("Succès", "Demande convertie");
    const client = await db.profile.findFirstOrThrow({ where: { role: "client" }, include: { credential: true } });
    expect(client).toMatchObject({ full_name: "Leïla Amrani", company: "Atlas" });
    expect(client.credential).toMatchObject({ email: "leila@atlas.example", password_hash: null });
    const project = await db.project.findFirstOrThrow({ include: { events: true } });
    expect(project).toMatchObject({ title: "Site d’Atlas", client_id: client.id, events: [{ status: "pending" }] });
    expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ status: "converted", client_id: client.id, project_id: project.id },
    });
    expect(answer).toRedirect(`/admin/clients/${client.id}`);
    expect(await outbox()).toEqual(["invitation to leila@atlas.example"]);
    const trail = await db.auditEntry.findMany({ where: { target_kind: "project" } });
    expect(trail).toMatchObject([{ action: "created", target_id: project.id, details: { title: "Site d’Atlas" } }]);
    expect(await db.link.count({ where: { profile_id: client.id, kind: "invitation" } })).toBe(1);
    const { inquiry } = await detailsLoader(getArgs(`/admin/inquiries/${id}`, { cookie, params: { id } }));
    expect(inquiry).toMatchObject({ client: { id: client.id }, project: { title: "Site d’Atlas" } });
  });

  it.each([
    ["an erased lead", { name: "Client effacé", email: "efface@example.invalid" }, "Cette demande a été effacée"],
    ["one in quarantine", { is_spam: true }, "Reprenez d’abord la demande"],
  ])("does nothing with %s, and says why", async (_what, data, sentence) => {
    await db.contactInquiry.update({ where: { id }, data });
    expect((await open()).refusal).toContain(sentence);
    expect((await errorsOf(convert()))[""]).toEqual([expect.stringContaining(sentence)]);
    expect([await db.project.count(), await outbox()]).toEqual([0, []]);
    expect(await wordsAt(`/admin/inquiries/${id}`)).not.toContain("Convertir");
  });

  it("of a lead that was given up forgets why, and the history says both", async () => {
    await db.contactInquiry.update({ where: { id }, data: { status: "rejected", lost_reason: "price" } });
    await convert();
    expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ status: "converted", lost_reason: null },
    });
    const events = await db.inquiryEvent.findMany({ where: { inquiry_id: id }, orderBy: { created_at: "asc" } });
    expect(events).toMatchObject([{ kind: "status", text: "converted" }, { kind: "conversion" }]);
  });

  it("gives the project to the account that has the address, and tells its owner", async () => {
    const clientId = await makeProvenClient("leila@atlas.example");
    expect(await open()).toMatchObject({ account: { full_name: "leila", state: "active" } });
    const sent = { intent: "conversion", title: "Site d’Atlas" };
    await sendForm(`/admin/inquiries/${id}/convert`, sent);
    expect(await db.profile.count({ where: { role: "client" } })).toBe(1);
    expect(await db.project.findFirstOrThrow()).toMatchObject({ client_id: clientId });
    expect(await outbox()).toEqual(["new-project to leila@atlas.example"]);
  });

  describe("from an address that somebody has signed up with and nobody has proven", () => {
    let clientId: string;
    let session: string;

    beforeEach(async () => {
      const credential = { create: { email: "leila@atlas.example", password_hash: "a hash" } };
      clientId = (await db.profile.create({ data: { full_name: "Leïla", credential } })).id;
      session = await signedInAs(clientId);
      await createAccountLink(db, { profileId: clientId, kind: "verify_email", email: "leila@atlas.example" });
    });

    const expectUntouched = async () => {
      expect(await getUser(getArgs("/", { cookie: session }).request)).toMatchObject({ id: clientId });
      expect(await db.credential.findUniqueOrThrow({ where: { profile_id: clientId } })).toMatchObject({
        password_hash: "a hash",
      });
      expect(await db.profile.findUniqueOrThrow({ where: { id: clientId } })).toMatchObject({ full_name: "Leïla" });
      expect(await db.link.count({ where: { profile_id: clientId } })).toBe(1);
    };

    it("is linked to that account as it stands, once the team says whose it is", async () => {
      expect(await open()).toMatchObject({ account: { full_name: "Leïla", state: "unconfirmed" } });
      const page = await showPage(`/admin/inquiries/${id}/convert`, { cookie });
      expect(page.words).toContain("ce peut être un autre que l'expéditeur");
      expect(await convert({ is_sender: "yes" })).toRedirect(`/admin/clients/${clientId}`);
      await expectUntouched();
      expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({ client_id: clientId });
      expect((await showPage("/dashboard", { cookie: session })).words).toContain("Site d'Atlas");
      expect(await outbox()).toEqual(["new-project to leila@atlas.example"]);
    });

    it("is not converted before the team has said so", async () => {
      for (const is_sender of ["", "peut-être"]) {
        expect(await convert({ is_sender })).toRefuse("is_sender", "Dites si ce compte est celui de l’expéditeur");
      }
      await expectUntouched();
      expect([await db.project.count(), await db.mailMessage.count()]).toEqual([0, 0]);
    });

    it("shows its project to nobody while the team does not know, and takes nothing from the account", async () => {
      const answer = await convert({ is_sender: "no" });
      const project = await db.project.findFirstOrThrow();
      expect(project).toMatchObject({ client_id: null });
      expect(answer).toRedirect(`/admin/projects/${project.id}`);
      expect(await db.contactInquiry.findUniqueOrThrow({ where: { id } })).toMatchObject({
        ...{ status: "converted", client_id: null, project_id: project.id },
      });
      await expectUntouched();
      expect((await showPage("/dashboard", { cookie: session })).words).not.toContain("Site d'Atlas");
      expect(await outbox()).toEqual([]);
    });
  });

  it("invites again whoever has not chosen a password yet, naming the project", async () => {
    const { id: clientId } = await makePerson("client", "leila@atlas.example");
    await convert();
    expect(await db.project.findFirstOrThrow()).toMatchObject({ client_id: clientId });
    const { kind, text } = await db.mailMessage.findFirstOrThrow();
    expect([kind, text]).toEqual(["invitation", expect.stringContaining("Site d’Atlas")]);
  });

  it("is refused with a sentence, before a form is offered, when somebody of the team has sent it", async () => {
    await db.contactInquiry.update({ where: { id }, data: { email: "Sara@zellige.example" } });
    const answer = await convert();
    const sentence = "Cette adresse est celle d’un membre de l’équipe : elle ne peut pas devenir un client.";
    expect(answer).toRefuse("", sentence, 409);
    const page = await showPage(`/admin/inquiries/${id}/convert`, { cookie });
    expect(page.words).toContain(plain(sentence));
    expect(page.html).not.toContain('value="conversion"');
    expect([await db.project.count(), await db.mailMessage.count()]).toEqual([0, 0]);
  });

  it("twice, even at once, makes one client and one project", async () => {
    await Promise.all([convert(), convert()]);
    await expect(convert({ title: "Un autre" })).toFlash("Cette demande est déjà convertie");
    expect([await db.project.count(), await db.profile.count({ where: { role: "client" } })]).toEqual([1, 1]);
    expect(await outbox()).toHaveLength(1);
    const { id: projectId } = await db.project.findFirstOrThrow();
    expect(await open().catch((thrown: Response) => thrown)).toRedirect(`/admin/projects/${projectId}`, 302);
  });

  it("begins with what the inquiry says", async () => {
    const { values, account, email } = await open();
    expect(values).toMatchObject({ full_name: "Leïla Amrani", company: "Atlas", title: "Développement web" });
    expect([account, email]).toEqual([null, "leila@atlas.example"]);
  });

  it("answers 404 to an unknown inquiry", async () => {
    for (const unknown of [NOWHERE, "x"]) {
      await expect(open(unknown)).rejects.toMatchObject({ init: { status: 404 } });
      await expect(convert({}, unknown)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});

let ids: string[];

async function makeThree() {
  await db.contactInquiry.deleteMany();
  const rows = [
    await makeLead({ name: "Ana" }),
    await makeLead({ name: "Bilal", status: "contacted", next_action: "Rappeler" }),
    await makeLead({ name: "Chama", status: "rejected", lost_reason: "delay" }),
  ];
  ids = rows.map((row) => row.id);
}

function send(change: string, chosen = ids, cookies = cookie) {
  const form = new FormData();
  form.set("intent", "bulk");
  form.set("change", change);
  for (const id of chosen) form.append("id", id);
  return postForm("/admin/inquiries?status=new", form, cookies);
}

const undo = (token: string, cookies = cookie) => postForm("/admin/inquiries", { intent: "undo-bulk", token }, cookies);
const stored = () =>
  db.contactInquiry.findMany({
    orderBy: { name: "asc" },
    select: { status: true, is_spam: true, owner_id: true, lost_reason: true, first_reply_at: true },
  });
const changeAll = async (change: string) => (await flashOf(await send(change)))?.undo?.fields.token ?? "";

describe("several inquiries at once", () => {
  beforeEach(makeThree);

  it.each([
    [
      "status:qualified",
      { status: "qualified", lost_reason: null },
      "3 demandes changées. Sans suite prévue\u202f: 1.",
    ],
    ["reject:price", { status: "rejected", lost_reason: "price" }, "3 demandes changées."],
    ["spam:true", { is_spam: true }, "3 demandes changées."],
    ["owner:", { owner_id: null }, "Ces demandes étaient déjà ainsi."],
    ["status:contacted", { status: "contacted" }, "2 demandes changées. Sans suite prévue\u202f: 1."],
  ])("take %s, and the list says so", async (change, expected, sentence) => {
    const answer = await send(change);
    expect(answer.headers.get("Location")).toBe("/admin/inquiries?status=new");
    expect((await flashOf(answer))?.description).toBe(sentence);
    for (const row of await stored()) expect(row).toMatchObject(expected);
  });

  it("go to a colleague, each with a line of its history and a trace", async () => {
    await changeAll(`owner:${admin.id}`);
    for (const id of ids) {
      expect(await listInquiryEvents(id)).toMatchObject([{ kind: "owner", text: "sara" }]);
      expect(await db.auditEntry.count({ where: { target_kind: "inquiry", target_id: id } })).toBe(1);
    }
  });

  it.each([
    ["status:sold", undefined, NO_CHANGE_CHOSEN],
    ["status:rejected", undefined, NO_CHANGE_CHOSEN],
    ["", undefined, NO_CHANGE_CHOSEN],
    ["status:contacted", [], "Cochez au moins une demande"],
    ["status:contacted", ["x"], "Demande inconnue"],
    ["owner:00000000-0000-4000-8000-000000000000", undefined, OWNER_UNLISTED],
  ])("are left as they are by %j of %j, and the list says why", async (change, chosen, sentence) => {
    const before = await stored();
    expect(await flashOf(await send(change, chosen))).toMatchObject({ tone: "error", description: sentence });
    expect(await stored()).toEqual(before);
  });

  it("leave out what is gone", async () => {
    const flash = await flashOf(await send("spam:true", [ids[0]!, "00000000-0000-4000-8000-000000000000"]));
    expect(flash?.description).toBe("1 demande changée.");
  });
});

describe("taking a change of several back", () => {
  beforeEach(makeThree);

  it.each(["status:qualified", "reject:price", "spam:true", "status:converted"])("%s", async (change) => {
    const before = await stored();
    const flash = await flashOf(await undo(await changeAll(change)));
    expect(flash?.description).toMatch(/^Changement annulé\u202f: [23] demandes comme avant\.$/);
    expect(await stored()).toEqual(before);
  });

  it("leaves what another request has changed since", async () => {
    const token = await changeAll("spam:true");
    const data = { status: "qualified", version: { increment: 1 } } as const;
    await db.contactInquiry.update({ where: { id: ids[0]! }, data });
    await undo(token);
    expect((await stored()).map(({ is_spam }) => is_spam)).toEqual([true, false, false]);
  });

  it("is refused to another colleague, for a token of nobody, and once the letters that it caused may have gone", async () => {
    const omar = await signedInAs((await makePerson("admin", "omar@zellige.example")).id);
    const token = await changeAll("spam:true");
    for (const answer of [await undo(token, omar), await undo(admin.id), await undo("x")])
      expect(await flashOf(answer)).toMatchObject({
        tone: "error",
        description: "Trop tard pour annuler\u202f: changez ces demandes une à une.",
      });
    await db.auditEntry.updateMany({ data: { created_at: new Date(Date.now() - TAKE_BACK_MS - 1000) } });
    expect(await flashOf(await undo(token))).toMatchObject({
      description: "Trop tard pour annuler\u202f: changez ces demandes une à une.",
    });
    expect((await stored()).every(({ is_spam }) => is_spam)).toBe(true);
  });
});
