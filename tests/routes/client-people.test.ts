import { beforeEach, describe, expect, it } from "vitest";
import { PEOPLE_COPY } from "~/content/client-people";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { LETTER_AFTER_MS } from "~/features/projects/messages/model";
import { THREAD_LETTER } from "~/features/projects/messages/thread-letters.server";
import { erasures } from "~/personal-data-registrations.server";
import { loader as file } from "~/routes/dashboard_.projects.$id_.fichiers_.$fileId/route";
import { loader as archive } from "~/routes/dashboard_.projects.$id_.fichiers[.]zip/route";
import { loader as events } from "~/routes/dashboard_.projects.$id_.messages_.events/route";
import { db } from "~/server/db/db.server";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { doJobs, passTime } from "../support/drive-jobs";
import { makeProvenClient } from "../support/form-pages";
import { admin, openOffice } from "../support/office";
import { exportOf } from "../support/own-data";
import { makePerson } from "../support/people";
import { formOf } from "../support/post-form";
import { sendQuote } from "../support/quotes";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

type Fields = Record<string, string>;

const TITLE = "Carte du Riad Benali";
const READS = PEOPLE_COPY.fr.readsOnly;

let [ownerId, deciderId, readerId] = ["", "", ""];
let [projectId, milestoneId, invoiceId, quoteId] = ["", "", "", ""];

beforeEach(async () => {
  await openOffice();
  [ownerId, deciderId, readerId] = [
    await makeProvenClient("khadija@riad.example"),
    await makeProvenClient("omar@riad.example"),
    await makeProvenClient("salma@riad.example"),
  ];
  const client_id = ownerId;
  await db.clientPerson.create({ data: { client_id, profile_id: deciderId, permission: "decides" } });
  await db.clientPerson.create({ data: { client_id, profile_id: readerId, permission: "reads" } });
  const milestones = { create: { position: 0, title: "Maquettes", state: "in_review" as const } };
  const project = await db.project.create({
    data: { title: TITLE, client_id, milestones },
    include: { milestones: true },
  });
  [projectId, milestoneId] = [project.id, project.milestones[0]?.id ?? ""];
  await makeIssuer();
  const invoice = await makeIssuedInvoice(100_000, { profile_id: ownerId });
  invoiceId = invoice.id;
  quoteId = (await sendQuote({ title: "Devis du riad", billingClientId: invoice.billing_client_id })).id;
});

const post = async (path: string, fields: Fields | FormData, profileId: string) =>
  postForm(path, fields, await signedInAs(profileId));
const projectPage = () => `/dashboard/projects/${projectId}`;
const peoplePage = () => `/dashboard/personnes/${ownerId}`;

const pages = () => [
  `/dashboard/projects/${projectId}`,
  `/dashboard/projects/${projectId}/messages`,
  `/dashboard/factures/${invoiceId}`,
  `/dashboard/devis/${quoteId}`,
  `/dashboard/personnes/${ownerId}`,
];
const read = async (path: string, profileId: string) => showPage(path, { cookie: await signedInAs(profileId) });

/** Everything that somebody who decides may post, in the order in which it can be done. */
const writes = (): [string, string, Fields | FormData][] => [
  ["a message", `${projectPage()}/messages`, formOf({ intent: "message", text: "Bonjour" })],
  ["a revision", projectPage(), { intent: "rework", id: milestoneId, version: "1", text: "Plus clair" }],
  ["what takes it back", projectPage(), { intent: "undo", id: milestoneId, version: "2" }],
  ["an approval", projectPage(), { intent: "approve", id: milestoneId, version: "3" }],
  ["a transfer", `/dashboard/factures/${invoiceId}`, formOf({ intent: "claim", amount: "100", note: "" })],
  [
    "an acceptance",
    `/dashboard/devis/${quoteId}`,
    { intent: "accept", quote: quoteId, signer_name: "Omar", accept_terms: "on" },
  ],
  ["an invitation", peoplePage(), { intent: "invite-person", full_name: "Nour", email: "nour@riad.example" }],
  ["a permission", peoplePage(), { intent: "change-permission", person: readerId, permission: "decides" }],
  ["a removal", peoplePage(), { intent: "remove-person", person: readerId }],
];

/** All rows that such a form could change. */
const everything = async () => ({
  people: await db.clientPerson.findMany({ orderBy: { profile_id: "asc" } }),
  invitations: await db.clientInvitation.findMany(),
  milestones: await db.projectMilestone.findMany({ include: { events: { include: { files: true } } } }),
  messages: await db.projectMessage.findMany(),
  files: await db.projectFile.findMany(),
  quotes: await db.quote.findMany({ include: { acceptance: true, responses: true } }),
  claims: await db.transferClaim.findMany(),
  profiles: await db.profile.count(),
  letters: await db.mailMessage.count(),
});

describe("a person who reads", () => {
  it("sees the project, its thread and files, the documents and the people, and no form", async () => {
    expect((await read("/dashboard", readerId)).words).toContain(TITLE);
    expect((await read("/dashboard/factures", readerId)).html).toContain(invoiceId);
    expect((await read("/dashboard/devis", readerId)).words).toContain("Devis du riad");
    for (const path of pages()) {
      const { status, html } = await read(path, readerId);
      expect([path, status]).toEqual([path, 200]);
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      // The one form is that by which the person leaves.
      const forms = path.includes("/personnes/") ? ["<form"] : null;
      expect(main.match(/<(form|textarea)\b/g), path).toEqual(forms);
    }
  });

  it("leaves by itself, after which nothing is seen any more, and takes nobody else away", async () => {
    expect((await read(`/dashboard/personnes/${ownerId}`, readerId)).words).toContain(PEOPLE_COPY.fr.leave.ask);
    await expect(await post(peoplePage(), { intent: "leave-client" }, readerId)).toFlash(PEOPLE_COPY.fr.leave.done);
    expect((await everything()).people.map(({ profile_id }) => profile_id)).toEqual([deciderId]);
    for (const path of pages()) expect((await read(path, readerId)).status, path).toBe(404);
    await expect(post(peoplePage(), { intent: "leave-client" }, ownerId)).rejects.toMatchObject({
      init: { status: 400 },
    });
  });

  it("that is taken out has no invitation left at an address that it took since", async () => {
    await db.credential.update({ where: { profile_id: readerId }, data: { email: "salma@ailleurs.example" } });
    const invited = { client_id: ownerId, full_name: "Salma", permission: "reads" as const };
    for (const email of ["salma@ailleurs.example", "nour@riad.example"])
      await db.clientInvitation.create({ data: { ...invited, email } });
    await post(peoplePage(), { intent: "remove-person", person: readerId }, ownerId);
    expect((await db.clientInvitation.findMany()).map(({ email }) => email)).toEqual(["nour@riad.example"]);
  });

  it("changes nothing, whatever is posted, and is told so", async () => {
    const before = await everything();
    for (const [what, path, fields] of [
      ...writes(),
      ["a card", `/dashboard/factures/${invoiceId}/carte`, { intent: "card" }] as const,
    ])
      await expect(await post(path, fields, readerId).catch((thrown) => thrown), what).toFlash(READS);
    expect(await everything()).toEqual(before);
  });
});

it("a person who decides does all that the client does", async () => {
  for (const [what, path, fields] of writes()) expect((await post(path, fields, deciderId)).status, what).toBe(303);
  const { messages, milestones, quotes, claims, people } = await everything();
  expect([messages.length, milestones[0]?.state, claims.length]).toEqual([1, "approved", 1]);
  expect(quotes[0]?.acceptance?.name).toBe("Omar");
  expect(people.map(({ profile_id }) => profile_id)).not.toContain(readerId);
});

describe("nothing of a client is seen", () => {
  const strangers: [string, () => Promise<string>][] = [
    ["by another client", () => makeProvenClient("autre@exemple.ma")],
    [
      "by a person whose address nobody has proven",
      async () => {
        const { id } = await makePerson("client", "faux@exemple.ma");
        await db.clientPerson.create({ data: { client_id: ownerId, profile_id: id, permission: "decides" } });
        return id;
      },
    ],
    [
      "by a person who is invited and has not accepted",
      async () => {
        const id = await makeProvenClient("nour@riad.example");
        const invited = { email: "nour@riad.example", full_name: "Nour", permission: "decides" as const };
        await db.clientInvitation.create({ data: { client_id: ownerId, ...invited } });
        return id;
      },
    ],
    [
      "by a person who was removed",
      async () => {
        await post(peoplePage(), { intent: "remove-person", person: deciderId }, ownerId);
        return deciderId;
      },
    ],
  ];

  it.each(strangers)("%s", async (_, makeStranger) => {
    const stranger = await makeStranger();
    const before = await everything();
    const isInvited = before.invitations.length > 0;
    for (const path of pages()) {
      // The page of the people is where the invitation is answered, and shows none of them.
      const { status, html } = await read(path, stranger);
      expect(status, path).toBe(isInvited && path.includes("/personnes/") ? 200 : 404);
      expect(html).not.toContain("salma@riad.example");
    }
    expect((await read("/dashboard", stranger)).words).not.toContain(TITLE);
    expect(await exportOf(stranger)).toMatchObject({ projects: [], quote_answers: [] });
    const cookie = await signedInAs(stranger);
    for (const load of [archive, events, file])
      await expect(
        load(getArgs("/x", { cookie, params: { id: projectId, fileId: projectId } })) as Promise<unknown>,
      ).rejects.toMatchObject({ init: { status: 404 } });
    for (const [what, path, fields] of writes())
      await expect(post(path, fields, stranger), what).rejects.toMatchObject({ init: { status: 404 } });
    expect(await everything()).toEqual(before);
  });
});

it("letters go to the client and its people in their language: an approval to who decides, a message to all", async () => {
  await db.profile.update({ where: { id: deciderId }, data: { language: "es" } });
  await db.projectMilestone.update({ where: { id: milestoneId }, data: { state: "in_progress" } });
  await post(
    `/admin/projects/${projectId}/etapes`,
    { intent: "step", step: "submit", id: milestoneId, version: "1" },
    admin.id,
  );
  const sent = async (kind: string) =>
    (await db.mailMessage.findMany({ where: { kind }, orderBy: { recipient: "asc" } })).map(
      ({ recipient, language }) => `${recipient} ${language}`,
    );
  expect(await sent("milestone-submitted")).toEqual(["khadija@riad.example fr", "omar@riad.example es"]);
  await post(`/admin/projects/${projectId}/messages`, formOf({ intent: "message", text: "Voici." }), admin.id);
  await passTime(LETTER_AFTER_MS);
  await doJobs(THREAD_LETTER);
  expect(await sent("thread-letter")).toEqual([
    "khadija@riad.example fr",
    "omar@riad.example es",
    "salma@riad.example fr",
  ]);
});

it("of two people who approve at once one does, and the other is told", async () => {
  const approval = { intent: "approve", id: milestoneId, version: "1" };
  const answers = await Promise.all([ownerId, deciderId].map((id) => post(projectPage(), approval, id)));
  const [told, done] = [
    answers.filter((answer) => !(answer instanceof Response)),
    answers.filter((answer) => answer instanceof Response),
  ];
  await expect(done[0]).toFlash("Étape validée");
  expect(told[0]).toRefuse("", "Cette étape n’est pas à valider en ce moment.", 409);
  expect([done.length, told.length]).toEqual([1, 1]);
  const approvals = { kind: "approved" as const, milestone_id: milestoneId };
  expect(await db.milestoneEvent.count({ where: approvals })).toBe(1);
});

it("what a person wrote for a client goes with the person, and its access is part of its data", async () => {
  await post(`${projectPage()}/messages`, formOf({ intent: "message", text: "Mon mot" }), deciderId);
  await post(projectPage(), { intent: "approve", id: milestoneId, version: "1" }, deciderId);
  await post(`${projectPage()}/messages`, formOf({ intent: "message", text: "Le mot du client" }), ownerId);
  const { client_access, projects, contributions } = await exportOf(deciderId);
  expect(client_access).toMatchObject([{ permission: "decides" }]);
  expect(projects).toEqual([]);
  expect(contributions).toMatchObject({
    messages: [{ text: "Mon mot" }],
    files: [],
    decisions: [{ kind: "approved" }],
  });
  expect((await exportOf(ownerId)).contributions).toEqual({
    ...{ messages: [], files: [], decisions: [], quote_answers: [] },
  });
  await db.profile.update({ where: { id: deciderId }, data: { erasure_requested_at: new Date() } });
  await eraseClient(erasures, admin, { id: deciderId });
  expect([await db.projectMessage.count(), await db.clientPerson.count()]).toEqual([1, 1]);
});
