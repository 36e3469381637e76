import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getOwnProfile } from "~/features/accounts/queries/accounts.server";
import { requireUser } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ProfileDialog } from "./profile-dialog";

export { action } from "./action.server";

export const meta: MetaFunction = () => seo({ title: "Modifier mon profil" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { full_name, company, language } = await getOwnProfile(user.id);
  return { full_name: full_name ?? "", company: company ?? "", language };
}

export default function EditProfile() {
  return <ProfileDialog values={useLoaderData<typeof loader>()} />;
}
