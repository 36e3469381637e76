import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteApiKey } from "~/features/api-keys/commands/api-keys.server";
import { API_KEY_KINDS, API_KEY_REMOVE_QUESTION, API_KEY_REMOVED } from "~/features/api-keys/model";
import { hasStoredApiKey } from "~/features/api-keys/queries/api-keys.server";
import { apiKeyNameSchema } from "~/features/api-keys/schema";
import { runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Supprimer la clé API";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const name = paramsOr404(apiKeyNameSchema, params.name);
  if (!(await hasStoredApiKey(name))) throw data(null, { status: 404 });
  return { name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const name = paramsOr404(apiKeyNameSchema, params.name);
  return runWithFlash(listOf(name), `${API_KEY_REMOVED}\u202f: ${API_KEY_KINDS[name].label}`, () =>
    deleteApiKey(actor, name),
  );
}

function listOf(name: keyof typeof API_KEY_KINDS): string {
  return `/admin/api-keys?tab=${API_KEY_KINDS[name].tab}`;
}

export default function DeleteApiKey() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog title={TITLE} question={API_KEY_REMOVE_QUESTION} confirmLabel="Supprimer" cancelTo={listOf(name)}>
      <p className="note">{API_KEY_KINDS[name].label}</p>
    </ConfirmDialog>
  );
}
