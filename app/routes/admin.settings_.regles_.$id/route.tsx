import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RuleForm } from "~/features/billing/rules/components/rule-form";
import { newRuleValues, RULE_INTENT, RULE_USED, RULES, RULES_PATH, ruleValues } from "~/features/billing/rules/model";
import { getDatedRule } from "~/features/billing/rules/queries.server";
import { newRuleQuerySchema, ruleSchema, ruleScreenSchema } from "~/features/billing/rules/schema";
import { createRule, updateRule } from "~/features/billing/rules/write.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink } from "~/ui/screen-link";

const TITLE = "Corriger une valeur";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => seo({ title: loaded?.title ?? TITLE });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(ruleScreenSchema, params);
  if (!id) {
    const kind = foundOr404(parseQuery(request, newRuleQuerySchema).regle);
    return {
      key: kind,
      title: "Nouvelle valeur",
      kind,
      values: newRuleValues(dayInCasablanca(new Date())),
      refusal: null,
    };
  }
  const rule = foundOr404(await getDatedRule(id));
  return {
    key: id,
    title: TITLE,
    kind: rule.kind,
    values: ruleValues(rule),
    refusal: rule.isUsed ? `${RULE_USED}.` : null,
  };
}

export const action = formAction({
  guard: requireAdmin,
  params: ruleScreenSchema,
  intents: {
    [RULE_INTENT]: {
      schema: ruleSchema,
      run: (rule, { actor, params: { id } }) => (id ? updateRule(actor, id, rule) : createRule(actor, rule)),
      done: () => redirectWithSuccess(RULES_PATH, "Règle enregistrée"),
    },
  },
});

export default function Rule() {
  const { key, title, kind, values, refusal } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenBackLink to={RULES_PATH}>Règles fiscales</ScreenBackLink>
      <PageHeader title={RULES[kind].label} description={`${title}. ${RULES[kind].effect}`} />
      {refusal ? <p>{refusal}</p> : <RuleForm key={key} kind={kind} values={values} />}
    </>
  );
}
