import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/features/accounts/guards.server";
import { getOwnProfile, updateOwnProfile } from "~/features/accounts/profile.server";
import { profileSchema } from "~/features/accounts/schema";
import { seo } from "~/lib/seo";
import { redirectWithFlash } from "~/server/flash.server";
import { refuse } from "~/server/form-answer.server";
import { parseForm } from "~/server/parse-form.server";
import { ProfileDialog } from "./profile-dialog";

export const meta: MetaFunction = () => seo({ title: "Modifier mon profil" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { full_name, company, language } = await getOwnProfile(user.id);
  return { full_name: full_name ?? "", company: company ?? "", language };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const submission = parseForm(await request.formData(), profileSchema);
  if (submission.status !== "success") return refuse("profile", submission.reply());
  await updateOwnProfile(user, submission.value);
  return redirectWithFlash("/dashboard", { tone: "success", title: "Succès", description: "Profil mis à jour" });
}

export default function EditProfile() {
  return <ProfileDialog values={useLoaderData<typeof loader>()} />;
}
