import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { resetDatabase } from "./database";
import { makePerson } from "./people";
import { signedInAs } from "./requests";

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
