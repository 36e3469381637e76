import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, it } from "vitest";
import { createCalendarLink } from "~/features/projects/calendar.server";
import * as officeFile from "~/routes/admin.projects_.$id.fichiers_.$fileId/route";
import * as officePreview from "~/routes/admin.projects_.$id.fichiers_.$fileId_.apercu/route";
import * as officeArchive from "~/routes/admin.projects_.$id.fichiers[.]zip/route";
import * as officeHandover from "~/routes/admin.projects_.$id.livraison/route";
import * as officeThread from "~/routes/admin.projects_.$id.messages/route";
import * as officeEvents from "~/routes/admin.projects_.$id.messages_.events/route";
import * as calendar from "~/routes/calendrier.$token[.]ics/route";
import * as people from "~/routes/dashboard_.personnes.$id/route";
import * as project from "~/routes/dashboard_.projects.$id/route";
import * as file from "~/routes/dashboard_.projects.$id_.fichiers_.$fileId/route";
import * as preview from "~/routes/dashboard_.projects.$id_.fichiers_.$fileId_.apercu/route";
import * as archive from "~/routes/dashboard_.projects.$id_.fichiers[.]zip/route";
import * as handover from "~/routes/dashboard_.projects.$id_.livraison/route";
import * as thread from "~/routes/dashboard_.projects.$id_.messages/route";
import * as events from "~/routes/dashboard_.projects.$id_.messages_.events/route";
import { runInRequestContext } from "~/server/core/request-context.server";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { storage } from "~/server/storage/storage.server";
import { makeProvenClient } from "../support/form-pages";
import { makeProjectSpace } from "../support/project-space";
import { signedInAs } from "../support/requests";

interface Screen {
  loader: (args: LoaderFunctionArgs) => unknown;
}

const SECRET = "ce que personne d'autre ne lit";
const BYTES = Buffer.from(`%PDF-1.7\n${SECRET}`);
const PREVIEW = Buffer.from(`RIFF ${SECRET}`);

const OF_CLIENTS: Record<string, Screen> = { project, thread, events, file, preview, archive, handover };
const OF_THE_TEAM: Record<string, Screen> = {
  ...{ officeThread, officeEvents, officeFile, officePreview, officeArchive, officeHandover },
};
const WAYS: [way: string, init: RequestInit][] = [
  ["GET", {}],
  ["HEAD", { method: "HEAD" }],
  ["a range", { headers: { Range: "bytes=9-20" } }],
  ["the end", { headers: { Range: "bytes=-12" } }],
  ["a known copy", { headers: { "If-None-Match": "*", "If-Range": '"x"', Range: "bytes=0-" } }],
];

let cookies: Record<string, string>;
let params: Record<string, string>;
let adminId: string;

beforeEach(async () => {
  const { admin, client, clientId, stranger, projectId } = await makeProjectSpace({ status: "completed" });
  adminId = (await db.profile.findFirstOrThrow({ where: { role: "admin" } })).id;
  cookies = { visitor: "", client, stranger, admin };
  for (const permission of ["decides", "reads"] as const) {
    const id = await makeProvenClient(`${permission}@exemple.ma`);
    await db.clientPerson.create({ data: { client_id: clientId, profile_id: id, permission } });
    cookies[permission] = await signedInAs(id);
  }
  await storage.put("projects/secret.pdf", BYTES);
  await storage.put("projects/secret.webp", PREVIEW);
  await db.projectMessage.create({ data: { project_id: projectId, is_from_agency: false, text: SECRET } });
  await db.projectHandover.create({ data: { project_id: projectId, summary: SECRET, handed_over_at: new Date() } });
  const shown = { preview_key: "projects/secret.webp", preview_width: 8, preview_height: 8 };
  const { id: fileId } = await db.projectFile.create({
    data: {
      ...{ project_id: projectId, is_from_agency: true, name: "secret.pdf", version: 1, kind: "pdf", sha256: "" },
      ...{ ...shown, bytes: BYTES.length, storage_key: "projects/secret.pdf" },
    },
  });
  params = { id: projectId, fileId, client: clientId };
});

/** The status of an answer and all that it says, also where it is thrown or never ends. */
async function ask({ loader }: Screen, who: string, init: RequestInit, given = params) {
  const headers = { ...(init.headers as Record<string, string>), Cookie: cookies[who] ?? "" };
  const request = new Request(`${siteUrl}/x`, { ...init, headers });
  const work = async () => loader({ request, params: given, context: {} });
  const answer = await runInRequestContext({ requestId: "x" }, work).catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  if (!(answer instanceof Response)) {
    const { init: told, data } = answer as { init?: { status?: number }; data?: unknown };
    return { status: told?.status ?? 200, said: JSON.stringify(told ? data : answer) };
  }
  const isStream = answer.headers.get("Content-Type")?.startsWith("text/event-stream");
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, said: isStream ? "" : await answer.text() };
}

const rows = async () => [
  await db.project.findMany({ include: { messages: true, files: true, readers: true, handover: true } }),
  await db.clientPerson.findMany(),
];

it.each(Object.entries(OF_CLIENTS))(
  "%s is read by the client and its people alone, in every way",
  async (_, screen) => {
    for (const [way, init] of WAYS) {
      for (const who of ["client", "decides", "reads"])
        expect([200, 206], `${who}, ${way}`).toContain((await ask(screen, who, init)).status);
      const before = await rows();
      for (const who of ["visitor", "stranger", "admin"]) {
        const { status, said } = await ask(screen, who, init);
        expect(status, `${who}, ${way}`).toBe(who === "visitor" ? 302 : 404);
        expect(said).not.toContain(SECRET.slice(0, 8));
      }
      expect(await rows()).toEqual(before);
    }
  },
);

it.each(Object.entries(OF_THE_TEAM))("%s is read by the team alone, in every way", async (_, screen) => {
  for (const [way, init] of WAYS) {
    expect([200, 206], way).toContain((await ask(screen, "admin", init)).status);
    const before = await rows();
    for (const who of ["visitor", "client", "decides", "reads", "stranger"]) {
      const { status, said } = await ask(screen, who, init);
      expect(status, `${who}, ${way}`).toBe(who === "visitor" ? 302 : 303);
      expect(said).not.toContain(SECRET.slice(0, 8));
    }
    expect(await rows()).toEqual(before);
  }
});

it("a file is asked for by the id of its own project alone", async () => {
  const { id: other } = await db.project.create({ data: { title: "Autre", client_id: params.client ?? "" } });
  for (const screen of [file, preview]) {
    expect((await ask(screen, "client", {}, { ...params, id: other })).status).toBe(404);
    expect((await ask(screen, "client", {}, params)).said).toContain(SECRET);
  }
});

it("the people of a client are read by them alone", async () => {
  const given = { id: params.client ?? "" };
  for (const who of ["client", "decides", "reads"]) expect((await ask(people, who, {}, given)).status, who).toBe(200);
  for (const who of ["stranger", "admin"]) expect((await ask(people, who, {}, given)).status, who).toBe(404);
  expect((await ask(people, "visitor", {}, given)).status).toBe(302);
});

it("a calendar is read by its address alone, whoever asks, and by no other", async () => {
  const token = await createCalendarLink({
    id: adminId,
    fullName: "Sara",
    email: "sara@zellige.example",
    role: "admin",
  });
  for (const [way, init] of WAYS)
    for (const who of Object.keys(cookies)) {
      expect((await ask(calendar, who, init, { token })).status, `${who}, ${way}`).toBe(200);
      for (const wrong of [`${token}x`, "", adminId, "none"])
        expect(await ask(calendar, who, init, { token: wrong }), `${who}, ${way}`).toEqual({ status: 404, said: "" });
    }
  await db.profile.update({ where: { id: adminId }, data: { role: "client" } });
  expect((await ask(calendar, "admin", {}, { token })).status).toBe(404);
});
