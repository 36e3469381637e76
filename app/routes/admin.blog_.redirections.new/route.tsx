import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { createRedirect } from "~/features/redirects/commands.server";
import { RedirectDialog } from "~/features/redirects/components/redirect-dialog";
import { NEW_REDIRECT, REDIRECT_SAVED, REDIRECTS_PATH } from "~/features/redirects/model";
import { redirectSchema } from "~/features/redirects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Nouvelle redirection";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return null;
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    redirect: {
      schema: redirectSchema,
      run: async (redirect, { actor }) => {
        await createRedirect(actor, redirect);
        return redirectWithSuccess(REDIRECTS_PATH, REDIRECT_SAVED);
      },
    },
  },
});

export default function NewRedirect() {
  return <RedirectDialog title={TITLE} values={NEW_REDIRECT} />;
}
