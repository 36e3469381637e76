import { beforeEach, expect, test } from "vitest";
import { postMessage } from "~/features/projects/messages/post-message.server";
import { decideMilestone } from "~/features/projects/milestones/decide.server";
import { MILESTONE_CHANGED, NOT_IN_REVIEW } from "~/features/projects/milestones/model/milestone";
import { markOf } from "~/features/projects/milestones/queries.server";
import { db } from "~/server/db/db.server";
import type { User } from "~/server/sessions/user";
import { beginTogether } from "../support/begin-together";
import { makePerson } from "../support/people";
import { makeProjectSpace } from "../support/project-space";

let owner: User;
let decider: User;
let admin: User;
let [projectId, id] = ["", ""];

const userOf = (profileId: string, email: string): User => ({
  ...{ id: profileId, email, fullName: "Nour", role: "client" },
});

beforeEach(async () => {
  const space = await makeProjectSpace();
  projectId = space.projectId;
  owner = userOf(space.clientId, "nour@exemple.ma");
  const person = await makePerson("client", "yasmine@exemple.ma");
  await db.clientPerson.create({ data: { client_id: space.clientId, profile_id: person.id, permission: "decides" } });
  await db.credential.updateMany({ data: { email_verified_at: new Date() } });
  decider = userOf(person.id, "yasmine@exemple.ma");
  const { id: adminId } = await db.profile.findFirstOrThrow({ where: { role: "admin" } });
  admin = { id: adminId, email: "sara@zellige.example", fullName: "Sara", role: "admin" };
  const milestone = { project_id: projectId, position: 0, title: "Maquettes", state: "in_review" } as const;
  ({ id } = await db.projectMilestone.create({ data: milestone }));
});

/** While the project is held, so that each of the changes waits for the one before it. */
const together = (...changes: (() => Promise<unknown>)[]) =>
  beginTogether((tx) => tx.$queryRaw`SELECT FROM projects WHERE id = ${projectId}::uuid FOR UPDATE`, changes);

const approve = (user: User) => () =>
  decideMilestone(user, { projectId, id, version: 1, shown: markOf([]) }, { decision: "approve" });

test("of two people of a client who approve at once one does, and the other is told", async () => {
  const answers = await together(approve(owner), approve(decider));
  expect(answers).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { code: "conflict", userMessage: NOT_IN_REVIEW } },
  ]);
  expect(await db.milestoneEvent.findMany()).toMatchObject([{ kind: "approved", actor_id: owner.id }]);
  expect(await db.mailMessage.count({ where: { recipient: "sara@zellige.example" } })).toBe(1);
});

test("a version that the agency sends first is seen by the approval that waited", async () => {
  const file = { key: "projects/a.pdf", name: "maquettes.pdf", kind: "pdf", size: 9, sha256: "a" };
  const send = () => postMessage(admin, projectId, { text: "", files: [file], keep: async () => undefined, quota: "" });
  const answers = await together(send, approve(owner));
  expect(answers).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { code: "conflict", userMessage: MILESTONE_CHANGED } },
  ]);
  expect(await db.milestoneEvent.count()).toBe(0);
});

test("one that is sent while an approval waits is a version of the next", async () => {
  const file = { key: "projects/a.pdf", name: "maquettes.pdf", kind: "pdf", size: 9, sha256: "a" };
  const send = () => postMessage(admin, projectId, { text: "", files: [file], keep: async () => undefined, quota: "" });
  const answers = await together(approve(owner), send);
  expect(answers).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }]);
  expect(await db.milestoneEventFile.count()).toBe(0);
});
