import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "./database";
import { makePerson } from "./people";
import { signedInAs } from "./requests";
import { postForm, showPage } from "./show-page";

/** A project with its client, somebody of the team and a client who has nothing to do with it, each signed in. */
export async function makeProjectSpace(project: Omit<Prisma.ProjectUncheckedCreateInput, "title"> = {}) {
  await resetDatabase();
  const admin = await signedInAs((await makePerson("admin", "sara@zellige.example")).id);
  const clientId = (await makePerson("client", "nour@exemple.ma")).id;
  const client = await signedInAs(clientId);
  const stranger = await signedInAs((await makePerson("client", "autre@exemple.ma")).id);
  const data = { title: "Site du riad", ...project, client_id: clientId };
  const { id: projectId } = await db.project.create({ data });
  return { admin, client, clientId, stranger, projectId };
}

/** Of the space that is open. */
export let [admin, client, clientId, projectId] = ["", "", "", ""];

/** Opens such a space. Call it in `beforeEach`. */
export async function openProjectSpace(project: Parameters<typeof makeProjectSpace>[0] = {}): Promise<void> {
  ({ admin, client, clientId, projectId } = await makeProjectSpace(project));
}

type Fields = Record<string, string>;

/** Hands a form to the milestones of the project in the office, and to its client's page. */
export const postToOffice = (fields: Fields) => postForm(`/admin/projects/${projectId}/etapes`, fields, admin);
export const postToClientPage = (fields: Fields) => postForm(`/dashboard/projects/${projectId}`, fields, client);

/** The client's page as the client reads it. */
export const readClientPage = async () =>
  (await showPage(`/dashboard/projects/${projectId}`, { cookie: client })).words;

/** The same, and the milestones of the project in the office. */
export const readBothPages = async () => [
  await readClientPage(),
  (await showPage(`/admin/projects/${projectId}/etapes`, { cookie: admin })).words,
];

/** The milestones of the projects there are, in their order. */
export const milestoneTitles = async () =>
  (await db.projectMilestone.findMany({ orderBy: { position: "asc" } })).map(({ title }) => title);

/** The usual milestones of a trade, each with its day. */
export const usualMilestones = async (category: "graphics" | "content" = "graphics") =>
  (await db.milestoneTemplate.findMany({ where: { category }, orderBy: { position: "asc" } })).map(
    ({ title, days }) => `${title} ${days}`,
  );
