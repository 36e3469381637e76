import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getOwnProfile, updateOwnProfile } from "~/features/accounts/commands/update-profile.server";
import { profileSchema } from "~/features/accounts/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { requireUser } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
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
