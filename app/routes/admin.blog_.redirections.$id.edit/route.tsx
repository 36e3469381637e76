import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { updateRedirect } from "~/features/redirects/commands.server";
import { RedirectDialog } from "~/features/redirects/components/redirect-dialog";
import { REDIRECT_SAVED, REDIRECTS_PATH } from "~/features/redirects/model";
import { getRedirect } from "~/features/redirects/queries.server";
import { redirectIdSchema, redirectSchema } from "~/features/redirects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";

const TITLE = "Modifier la redirection";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const redirect = await getRedirect(paramsOr404(redirectIdSchema, params).id);
  if (!redirect) throw data(null, { status: 404 });
  return { values: { from_path: redirect.from_path, to_path: redirect.to_path ?? "" } };
}

export const action = formAction({
  guard: requireAdmin,
  params: redirectIdSchema,
  intents: {
    redirect: {
      schema: redirectSchema,
      run: async (redirect, { actor, params }) => {
        await updateRedirect(actor, params.id, redirect);
        return redirectWithSuccess(REDIRECTS_PATH, REDIRECT_SAVED);
      },
    },
  },
});

export default function EditRedirect() {
  const { values } = useLoaderData<typeof loader>();
  return <RedirectDialog title={TITLE} values={values} />;
}
