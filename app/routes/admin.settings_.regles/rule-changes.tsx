import { ListSection } from "~/ui/list-section";
import type { RuleChange } from "./view.server";

/** Who added, corrected or deleted which value, the latest first. */
export function RuleChanges({ changes }: { changes: RuleChange[] }) {
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
