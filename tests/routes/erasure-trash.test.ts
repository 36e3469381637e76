import { beforeEach, expect, it } from "vitest";
import { deleteCase } from "~/features/case-studies/commands/cases.server";
import { deleteProject } from "~/features/projects/commands/projects.server";
import { action as eraseClientAction } from "~/routes/admin.clients_.$id.erase/route";
import { action as eraseInquiryAction, loader as inquiryLoader } from "~/routes/admin.inquiries.$id_.erase/route";
import { db } from "~/server/db/db.server";
import type { User } from "~/server/sessions/user";
import { makeCase, makeReview } from "../support/cases";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, postArgs, signedInAs } from "../support/requests";
import { wholeDatabase } from "../support/whole-database";

const EMAIL = "ghita@sanaouber.example";
const NAME = "Ghita Sanaouber";

let sara: User;
let cookie: string;

beforeEach(async () => {
  await resetDatabase();
  sara = (await makePerson("admin", "sara@zellige.example")) as never as User;
  cookie = await signedInAs(sara.id);
});

async function makeClient(): Promise<string> {
  const { id } = await makePerson("client", EMAIL);
  await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: new Date() } });
  await db.profile.update({ where: { id }, data: { full_name: NAME, erasure_requested_at: new Date() } });
  return id;
}

const eraseClient = (id: string) =>
  eraseClientAction(postArgs(`/admin/clients/${id}/erase`, {}, { cookie, params: { id } }));

async function eraseInquiry(id: string) {
  const options = { cookie, params: { id } };
  const { seen } = await inquiryLoader(getArgs(`/admin/inquiries/${id}/erase`, options));
  await eraseInquiryAction(postArgs(`/admin/inquiries/${id}/erase`, { seen }, options));
}

async function expectForgotten() {
  await db.mailMessage.deleteMany({ where: { kind: "data-erased" } });
  expect(JSON.stringify(await wholeDatabase())).not.toMatch(/ghita|sanaouber/i);
}

const makeWork = (fields: { testimonial_id?: string; project_id?: string }) =>
  makeCase({ title: `Le jardin de ${NAME}`, client_name: NAME, is_fictitious: false, ...fields });

it("leaves no deleted work that a client's review stands in", async () => {
  const id = await makeClient();
  const review = await makeReview({ name: NAME });
  await deleteCase(sara, (await makeWork({ testimonial_id: review.id })).id);
  await eraseClient(id);
  await expectForgotten();
});

it("leaves no deleted work of a client's project, nor the trail of it", async () => {
  const id = await makeClient();
  const project = await db.project.create({ data: { title: "Jardin", client_id: id } });
  await deleteCase(sara, (await makeWork({ project_id: project.id })).id);
  await eraseClient(id);
  await expectForgotten();
});

it("leaves no deleted project that came of a message, and those of others", async () => {
  const project = await db.project.create({ data: { title: `Site de ${NAME}`, description: NAME } });
  const sent = { name: NAME, email: EMAIL, message: "Un site", project_id: project.id };
  const { id } = await db.contactInquiry.create({ data: sent });
  const other = await db.project.create({ data: { title: "Enseigne" } });
  await deleteProject(sara, project.id);
  await deleteProject(sara, other.id);
  await eraseInquiry(id);
  await expectForgotten();
  expect(await db.trashItem.findMany({ select: { target_id: true } })).toEqual([{ target_id: other.id }]);
});
