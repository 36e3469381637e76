import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { getOwnProfile } from "~/features/accounts/queries/accounts.server";
import { requireUser } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ProfileDialog } from "./profile-dialog";

export { action } from "./action.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  seo({ title: data?.words.title ?? "Modifier mon profil" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { full_name, company, language } = await getOwnProfile(user.id);
  const { editProfile, dialog, languages } = CLIENT_SPACE[user.language];
  const values = { full_name: full_name ?? "", company: company ?? "", language };
  return { values, words: { ...editProfile, ...dialog }, languages, spoken: user.language };
}

export default function EditProfile() {
  return <ProfileDialog {...useLoaderData<typeof loader>()} />;
}
