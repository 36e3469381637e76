import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { updateRule } from "~/features/fiscal-rules/commands.server";
import { RuleForm } from "~/features/fiscal-rules/components/rule-form";
import { RULE_INTENT, RULE_SAVED, RULE_USED, RULES, RULES_PATH, ruleValues } from "~/features/fiscal-rules/model";
import { getDatedRule } from "~/features/fiscal-rules/queries.server";
import { ruleIdSchema, ruleSchema } from "~/features/fiscal-rules/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink } from "~/ui/screen-link";

export const meta = () => seo({ title: "Corriger une valeur" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const rule = await findOr404(ruleIdSchema, params, ({ id }) => getDatedRule(id));
  return { kind: rule.kind, values: ruleValues(rule), refusal: rule.isUsed ? `${RULE_USED}.` : null };
}

export const action = formAction({
  guard: requireAdmin,
  params: ruleIdSchema,
  intents: {
    [RULE_INTENT]: {
      schema: ruleSchema,
      run: (rule, { actor, params }) => updateRule(actor, params.id, rule),
      done: () => redirectWithSuccess(RULES_PATH, RULE_SAVED),
    },
  },
});

export default function EditRule() {
  const { kind, values, refusal } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenBackLink to={RULES_PATH}>Règles fiscales</ScreenBackLink>
      <PageHeader title={RULES[kind].label} description={`Corriger une valeur. ${RULES[kind].effect}`} />
      {refusal ? <p>{refusal}</p> : <RuleForm kind={kind} values={values} />}
    </>
  );
}
