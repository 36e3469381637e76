import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createRule } from "~/features/fiscal-rules/commands.server";
import { RuleForm } from "~/features/fiscal-rules/components/rule-form";
import { newRuleValues, RULE_INTENT, RULE_SAVED, RULES, RULES_PATH } from "~/features/fiscal-rules/model";
import { newRuleQuerySchema, ruleSchema } from "~/features/fiscal-rules/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import { seo } from "~/site/seo";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink } from "~/ui/screen-link";

export const meta = () => seo({ title: "Nouvelle valeur" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const kind = foundOr404(parseQuery(request, newRuleQuerySchema).regle);
  return { kind, values: newRuleValues(dayInCasablanca(new Date())) };
}

export const action = formAction({
  guard: requireAdmin,
  intents: {
    [RULE_INTENT]: {
      schema: ruleSchema,
      run: (rule, { actor }) => createRule(actor, rule),
      done: () => redirectWithSuccess(RULES_PATH, RULE_SAVED),
    },
  },
});

export default function NewRule() {
  const { kind, values } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenBackLink to={RULES_PATH}>Règles fiscales</ScreenBackLink>
      <PageHeader title={RULES[kind].label} description={`Nouvelle valeur. ${RULES[kind].effect}`} />
      <RuleForm kind={kind} values={values} />
    </>
  );
}
