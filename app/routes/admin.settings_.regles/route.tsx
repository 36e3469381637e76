import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { RULES_LOAD_FAILURE } from "~/features/fiscal-rules/model";
import { listDatedRules, listRuleChanges } from "~/features/fiscal-rules/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { BackLink } from "~/ui/back-link";
import { PageHeader } from "~/ui/page-header";
import { RuleChanges } from "./rule-changes";
import { RuleGroups } from "./rule-groups";
import { toChanges, toGroups } from "./view.server";

export const handle: RouteHandle = { loadFailure: RULES_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Règles fiscales" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [rules, changes] = await Promise.all([listDatedRules(), listRuleChanges()]);
  return { groups: toGroups(rules, dayInCasablanca(new Date())), changes: toChanges(changes) };
}

export default function RulesOfDay() {
  const { groups, changes } = useLoaderData<typeof loader>();
  return (
    <>
      <BackLink to="/admin/settings" hydrated>
        Paramètres
      </BackLink>
      <PageHeader
        title="Règles fiscales"
        description="Taux, plafonds, délais et mentions, chacun à partir d’un jour. Un comptable les confirme avant le premier document."
      />
      <RuleGroups groups={groups} />
      <RuleChanges changes={changes} />
      <Outlet />
    </>
  );
}
