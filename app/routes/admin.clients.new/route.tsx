import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isMailSent } from "~/server/env.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { InvitationDialog } from "./invitation-dialog";

export const meta: MetaFunction = () => seo({ title: "Inviter un client" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { isMailSent };
}

export { action } from "./action.server";

export default function InviteClient() {
  return <InvitationDialog {...useLoaderData<typeof loader>()} />;
}
