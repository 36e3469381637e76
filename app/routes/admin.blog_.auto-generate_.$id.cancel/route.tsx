import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cancelRun } from "~/features/generation/run-commands.server";
import { CANCEL_RUN_QUESTION, isUnderWay, RUN_CANCELLED, RUN_OVER } from "~/features/generation/run-model";
import { getRun } from "~/features/generation/run-queries.server";
import { runIdSchema } from "~/features/generation/run-schema";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Annuler la série";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const parsed = runIdSchema.safeParse(params);
  const run = parsed.success ? await getRun(parsed.data.id) : null;
  if (!run) throw data(null, { status: 404 });
  return { path: `/admin/blog/auto-generate/${run.id}`, refusal: isUnderWay(run.status) ? null : RUN_OVER };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = runIdSchema.safeParse(params);
  if (!parsed.success) throw data(null, { status: 404 });
  const { id } = parsed.data;
  return runWithFlash(`/admin/blog/auto-generate/${id}`, RUN_CANCELLED, () => cancelRun(actor, id));
}

export default function CancelRun() {
  const { path, refusal } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={CANCEL_RUN_QUESTION}
      refusal={refusal}
      confirmLabel="Annuler la série"
      cancelLabel="Continuer"
      cancelTo={path}
    />
  );
}
