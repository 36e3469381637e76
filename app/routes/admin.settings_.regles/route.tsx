import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { RULES_PATH } from "~/features/billing/rules/model";
import { listDatedRules, listRuleChanges } from "~/features/billing/rules/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { ListSection } from "~/ui/list-section";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink, ScreenLinkButton } from "~/ui/screen-link";
import type { RuleChange, RuleGroup } from "./view.server";
import { toChanges, toGroups } from "./view.server";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les règles fiscales" };

export const meta = () => seo({ title: "Règles fiscales" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [rules, changes] = await Promise.all([listDatedRules(), listRuleChanges()]);
  return { groups: toGroups(rules, dayInCasablanca(new Date())), changes: toChanges(changes) };
}

export default function RulesOfDay() {
  const { groups, changes } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenBackLink to="/admin/settings">Paramètres</ScreenBackLink>
      <PageHeader
        title="Règles fiscales"
        description="Taux, plafonds, délais et mentions, chacun à partir d’un jour. Un comptable les confirme avant le premier document."
      />
      <div className="grid gap-12">
        {groups.map(({ title, rules }) => (
          <section key={title} aria-labelledby={titleId(title)}>
            <h2 className="text-[1.5rem] mb-2" id={titleId(title)}>
              {title}
            </h2>
            <ul className="border-b border-b-line">
              {rules.map((rule) => (
                <RuleItem key={rule.name} rule={rule} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <RuleChanges changes={changes} />
      <Outlet />
    </>
  );
}

function RuleChanges({ changes }: { changes: RuleChange[] }) {
  return (
    <ListSection titleId="rule-changes-title" title="Historique">
      {changes.length === 0 && <p className="note">Aucun changement pour l’instant.</p>}
      <ul>
        {changes.map(({ id, what, label, from, to, when, by }) => (
          <li key={id} className="grid gap-1 py-3 border-t border-t-line wrap-anywhere">
            <p>
              <strong>{label}</strong>, {what.toLowerCase()} le {when}
              {by && (
                <>
                  {" "}
                  par <bdi>{by}</bdi>
                </>
              )}
            </p>
            {from && (
              <p className="text-sm text-text-2">
                Avant{"\u202f"}: <bdi>{from}</bdi>
              </p>
            )}
            {to && (
              <p className="text-sm text-text-2">
                Depuis{"\u202f"}: <bdi>{to}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

type Rule = RuleGroup["rules"][number];

const titleId = (title: string) => `regles-${title.split(" ")[0]?.toLowerCase()}`;

function RuleItem({ rule: { name, label, effect, values } }: { rule: Rule }) {
  return (
    <li className="grid gap-x-(--gap) gap-y-3 py-5 border-t border-t-line wide:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)]">
      <div className="grid gap-1.5 content-start justify-items-start">
        <h3 className="text-base font-[600]">{label}</h3>
        <p className="note">{effect}</p>
        <ScreenLinkButton to={`${RULES_PATH}/nouvelle?regle=${name}`}>
          Ajouter une valeur<span className="sr-only">, {label}</span>
        </ScreenLinkButton>
      </div>
      {values.length === 0 ? (
        <p className="text-text-2">Aucune valeur{"\u202f"}: cette règle ne s’applique pas.</p>
      ) : (
        <ul className="grid gap-4">
          {values.map((value) => (
            <ValueItem key={value.id} label={label} value={value} />
          ))}
        </ul>
      )}
    </li>
  );
}

function ValueItem({ label, value }: { label: string; value: Rule["values"][number] }) {
  const { id, text, others, source, span, state, isUsed } = value;
  return (
    <li className="grid gap-1.5 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="tabular-nums">{text}</strong> <Badge tone={state.tone}>{state.label}</Badge>
      </p>
      {others.map(({ lang, text: words }) => (
        <p key={lang} lang={lang} dir={lang === "ar" ? "rtl" : "ltr"} className="text-start text-text-2">
          {words}
        </p>
      ))}
      <p className="note">
        {source}, {span}
      </p>
      {isUsed ? (
        <p className="note">Suivie par un document ou un paiement{"\u202f"}: elle ne se modifie plus.</p>
      ) : (
        // Its words begin where those above begin.
        <p className="flex flex-wrap -ms-4.5">
          <ScreenLinkButton to={`${RULES_PATH}/${id}`} variant="quiet">
            Corriger
            <span className="sr-only">
              {" "}
              {label}, {text}
            </span>
          </ScreenLinkButton>
          <ScreenLinkButton to={`${RULES_PATH}/${id}/supprimer`} variant="quiet" preventScrollReset>
            Supprimer
            <span className="sr-only">
              {" "}
              {label}, {text}
            </span>
          </ScreenLinkButton>
        </p>
      )}
    </li>
  );
}
