import { findLastPhone } from "~/features/inquiries/queries.server";
import { getProjectOf } from "~/features/projects/queries.server";
import { projectIdSchema } from "~/features/projects/schema";
import { findUser } from "~/server/sessions/guards.server";
import { PROJECT_PARAM } from "./contact-path";
import { nothingWhileDown } from "./just-sent.server";

/** The client who is signed in, as the form knows him, and the project of his that the address names, if it does. */
export async function findSender(request: Request) {
  return find(request).catch(nothingWhileDown);
}

async function find(request: Request) {
  const user = await findUser(request);
  if (user?.role !== "client") return null;
  const named = projectIdSchema.safeParse({ id: new URL(request.url).searchParams.get(PROJECT_PARAM) });
  const [phone, project] = await Promise.all([
    findLastPhone(user.id),
    named.success ? getProjectOf(user.id, named.data.id) : null,
  ]);
  return {
    id: user.id,
    values: { name: user.fullName, email: user.email, phone: phone ?? "" },
    project: project && { id: project.id, title: project.title },
  };
}
