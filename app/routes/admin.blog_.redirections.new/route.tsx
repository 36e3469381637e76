import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { submitRedirect } from "~/features/redirects/commands.server";
import { RedirectDialog } from "~/features/redirects/components/redirect-dialog";
import { NEW_REDIRECT, REDIRECT_SAVED, REDIRECTS_PATH } from "~/features/redirects/model";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Nouvelle redirection";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

/** Adds a redirect. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  return answerForm(submitRedirect(actor, null, await request.formData()), {
    intent: "redirect",
    onSaved: () => redirectWithSuccess(REDIRECTS_PATH, REDIRECT_SAVED),
  });
}

export default function NewRedirect() {
  return <RedirectDialog title={TITLE} values={NEW_REDIRECT} />;
}
