import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteRule } from "~/features/fiscal-rules/commands.server";
import {
  DELETE_RULE_QUESTION,
  RULE_DELETED,
  RULE_USED,
  RULES,
  RULES_PATH,
  ruleText,
} from "~/features/fiscal-rules/model";
import { getDatedRule } from "~/features/fiscal-rules/queries.server";
import { ruleIdSchema } from "~/features/fiscal-rules/schema";
import { runWithFlash } from "~/server/http/flash-command.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { ConfirmDialog } from "~/ui/confirm-dialog";

const TITLE = "Supprimer une valeur";

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const rule = await getDatedRule(paramsOr404(ruleIdSchema, params).id);
  if (!rule) throw data(null, { status: 404 });
  const said = `${RULES[rule.kind].label}, ${ruleText(rule.kind, rule)}`;
  return { said, refusal: rule.isUsed ? `${RULE_USED}.` : null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(ruleIdSchema, params);
  return runWithFlash(RULES_PATH, RULE_DELETED, () => deleteRule(actor, id));
}

export default function DeleteRule() {
  const { said, refusal } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={TITLE}
      question={DELETE_RULE_QUESTION}
      refusal={refusal}
      confirmLabel="Supprimer"
      pendingText="Suppression…"
      cancelTo={RULES_PATH}
    >
      <p className="note wrap-anywhere">
        <bdi>{said}</bdi>. L’historique la garde.
      </p>
    </ConfirmDialog>
  );
}
