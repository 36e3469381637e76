import { RULES_PATH } from "~/features/fiscal-rules/model";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/link-button";
import type { RuleGroup } from "./view.server";

type Rule = RuleGroup["rules"][number];

/** Each rule with what it decides and its values, the latest first. */
export function RuleGroups({ groups }: { groups: RuleGroup[] }) {
  return (
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
  );
}

const titleId = (title: string) => `regles-${title.split(" ")[0]?.toLowerCase()}`;

function RuleItem({ rule: { name, label, effect, values } }: { rule: Rule }) {
  return (
    <li className="grid gap-x-(--gap) gap-y-3 py-5 border-t border-t-line wide:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)]">
      <div className="grid gap-1.5 content-start justify-items-start">
        <h3 className="text-base font-[600]">{label}</h3>
        <p className="note">{effect}</p>
        <LinkButton to={`${RULES_PATH}/nouvelle?regle=${name}`} hydrated size="sm">
          Ajouter une valeur<span className="sr-only">, {label}</span>
        </LinkButton>
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
          <LinkButton to={`${RULES_PATH}/${id}`} hydrated size="sm" variant="quiet">
            Corriger
            <span className="sr-only">
              {" "}
              {label}, {text}
            </span>
          </LinkButton>
          <LinkButton to={`${RULES_PATH}/${id}/supprimer`} hydrated size="sm" variant="quiet" preventScrollReset>
            Supprimer
            <span className="sr-only">
              {" "}
              {label}, {text}
            </span>
          </LinkButton>
        </p>
      )}
    </li>
  );
}
