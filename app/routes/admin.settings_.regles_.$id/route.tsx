import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { updateRule } from "~/features/fiscal-rules/commands.server";
import { RuleForm } from "~/features/fiscal-rules/components/rule-form";
import { RULE_INTENT, RULE_SAVED, RULE_USED, RULES, RULES_PATH, ruleValues } from "~/features/fiscal-rules/model";
import { getDatedRule } from "~/features/fiscal-rules/queries.server";
import { ruleIdSchema, ruleSchema } from "~/features/fiscal-rules/schema";
import { parseForm } from "~/server/forms/parse-form.server";
import { answerByCommand } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { PageHeader } from "~/ui/page-header";

export const meta: MetaFunction = () => seo({ title: "Corriger une valeur" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const rule = await getDatedRule(paramsOr404(ruleIdSchema, params).id);
  if (!rule) throw data(null, { status: 404 });
  return { kind: rule.kind, values: ruleValues(rule), refusal: rule.isUsed ? `${RULE_USED}.` : null };
}

/** Corrects a value, or shows its form again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(ruleIdSchema, params);
  return answerByCommand(RULE_INTENT, parseForm(await request.formData(), ruleSchema), async (rule) => {
    await updateRule(actor, id, rule);
    return redirectWithSuccess(RULES_PATH, RULE_SAVED);
  });
}

export default function EditRule() {
  const { kind, values, refusal } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink to={RULES_PATH} hydrated>
        Règles fiscales
      </BackLink>
      <PageHeader title={RULES[kind].label} description={`Corriger une valeur. ${RULES[kind].effect}`} />
      {refusal ? <p>{refusal}</p> : <RuleForm kind={kind} values={values} />}
    </>
  );
}
