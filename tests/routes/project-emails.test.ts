import { beforeEach, describe, expect, it } from "vitest";
import { sendEmailJob } from "~/features/mail/deliver.server";
import { SEND_MAIL } from "~/features/mail/outbox.server";
import { TAKE_BACK_MS } from "~/lib/web/take-back";
import { db } from "~/server/db/db.server";
import { claimJob } from "~/server/jobs/job-queue.server";
import { flashOf } from "../support/answers";
import { doJobs, passTime } from "../support/drive-jobs";
import { openOffice, sendForm } from "../support/office";
import { mailbox } from "../support/outside";
import { makePerson } from "../support/people";

const CLIENT = "khadija@riad.example";
const TOO_LATE = "Trop tard\u202f: la lettre est partie, ou le statut a encore changé.";

let id: string;
let clientId: string;

beforeEach(async () => {
  await openOffice();
  clientId = (await makePerson("client", CLIENT)).id;
  const data = { title: "Site du riad", client_id: clientId, events: { create: { status: "pending" } } } as const;
  id = (await db.project.create({ data })).id;
});

type Fields = Record<string, string>;

const flashIn = async (answer: Promise<Response>) => (await flashOf(answer))!;
const post = (fields: Fields, at = "/admin/projects?q=riad") => flashIn(sendForm(at, fields));
const setStatus = (status: string) => post({ intent: "status", id, status });
/** Sends the form that a message holds. */
const undo = (flash: { undo?: { action: string; fields: Fields } | undefined }) => {
  if (!flash.undo) throw new Error("nothing to undo");
  return post(flash.undo.fields, flash.undo.action);
};
const statusNow = async () => (await db.project.findUniqueOrThrow({ where: { id } })).status;
const history = async () =>
  (await db.projectEvent.findMany({ orderBy: [{ created_at: "asc" }, { id: "asc" }] })).map(({ status }) => status);
const subjects = () => mailbox.to(CLIENT).map(({ subject }) => subject);

async function afterTenSeconds() {
  await passTime(TAKE_BACK_MS);
  await doJobs(SEND_MAIL);
}

describe("the letter about a new status", () => {
  it("leaves after ten seconds, not before, nor because the site starts anew", async () => {
    await setStatus("in_progress");
    await sendEmailJob.recover?.();
    await doJobs(SEND_MAIL);
    expect(subjects()).toEqual([]);
    await afterTenSeconds();
    expect(subjects()).toEqual(["Site du riad\u202f: en cours"]);
  });

  it("is one for three changes in a row, about the last of them", async () => {
    for (const status of ["in_progress", "completed", "cancelled"]) await setStatus(status);
    expect(await db.mailMessage.count()).toBe(1);
    await afterTenSeconds();
    expect(subjects()).toEqual(["Projet annulé\u202f: Site du riad"]);
    expect(await history()).toEqual(["pending", "in_progress", "completed", "cancelled"]);
  });

  it("is none where the project is back at what its client knows", async () => {
    await setStatus("completed");
    await setStatus("in_progress");
    expect(await setStatus("pending")).not.toHaveProperty("undo");
    await afterTenSeconds();
    expect([subjects(), await db.job.count()]).toEqual([[], 0]);
  });

  it("is a second one once the first has left", async () => {
    await setStatus("in_progress");
    await afterTenSeconds();
    await setStatus("pending");
    await afterTenSeconds();
    expect(subjects()).toEqual(["Site du riad\u202f: en cours", "Site du riad\u202f: en attente"]);
  });

  it("does not leave for a project that is deleted, or goes to another client, meanwhile", async () => {
    await setStatus("in_progress");
    const other = (await makePerson("client", "leila@atlas.example")).id;
    const fields = { intent: "project", title: "Site du riad", status: "in_progress", client_id: other };
    await sendForm(`/admin/projects/${id}/edit`, fields);
    await setStatus("completed");
    await sendForm(`/admin/projects/${id}/delete`, {});
    await afterTenSeconds();
    expect(mailbox.received.map(({ to }) => to?.[0]?.address)).toEqual(["leila@atlas.example"]);
    expect((await db.mailMessage.findMany()).map(({ kind }) => kind)).toEqual(["new-project"]);
  });

  it("says of a cancelled project that it is, and whom to ask", async () => {
    await setStatus("cancelled");
    const { text, kind } = await db.mailMessage.findFirstOrThrow();
    expect(kind).toBe("project-cancelled");
    for (const part of ["Votre projet est annulé", "écrivez-nous ou appelez-nous", "bonjour@zellige.example"])
      expect(text).toContain(part);
    expect(text).not.toContain("a avancé");
  });
});

describe("'Annuler'", () => {
  it("takes back the letter, the status and the line of the history", async () => {
    const flash = await setStatus("completed");
    expect(flash).toMatchObject({
      description: "Statut mis à jour",
      undo: { label: "Annuler", note: "La lettre au client part dans dix secondes.", action: "/admin/projects?q=riad" },
    });
    expect(await undo(flash)).toMatchObject({ tone: "success" });
    expect([await statusNow(), await history()]).toEqual(["pending", ["pending"]]);
    await afterTenSeconds();
    expect([subjects(), await db.mailMessage.count()]).toEqual([[], 0]);
  });

  it("brings back the letter whose place was taken", async () => {
    await setStatus("in_progress");
    const anew = await undo(await setStatus("cancelled"));
    expect(await statusNow()).toBe("in_progress");
    expect(anew.undo).toBeDefined();
    await afterTenSeconds();
    expect(subjects()).toEqual(["Site du riad\u202f: en cours"]);
  });

  it("is refused once the letter has left, or is being handed over, or another status has been set", async () => {
    const left = await setStatus("completed");
    await afterTenSeconds();
    expect(await undo(left)).toMatchObject({ tone: "error", description: TOO_LATE });
    const leaving = await setStatus("in_progress");
    await passTime(TAKE_BACK_MS);
    await claimJob([SEND_MAIL]);
    expect(await undo(leaving)).toMatchObject({ tone: "error", description: TOO_LATE });
    expect(await statusNow()).toBe("in_progress");
    const superseded = await setStatus("completed");
    await setStatus("cancelled");
    expect(await undo(superseded)).toMatchObject({ tone: "error", description: TOO_LATE });
    expect(await statusNow()).toBe("cancelled");
  });

  it("takes back the status alone of a form that changed more", async () => {
    const fields = { intent: "project", title: "Riad", status: "completed", client_id: clientId };
    const flash = await flashIn(sendForm(`/admin/projects/${id}/edit`, fields));
    expect(flash.undo).toMatchObject({ label: "Annuler le changement de statut" });
    await undo(flash);
    expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ title: "Riad", status: "pending" });
  });
});
