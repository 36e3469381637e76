import { useId } from "react";
import { CheckboxField } from "~/ui/checkbox-field";
import { setHelpKey, useHelpKey } from "./help-key";

const KEYS = [
  { keys: ["Ctrl", "K"], does: "Rechercher (ou ⌘\u00a0K)" },
  { keys: ["Ctrl", "B"], does: "Réduire ou agrandir le menu (ou ⌘\u00a0B)" },
  { keys: ["?"], does: "Montrer ces raccourcis" },
  { keys: ["↓", "↑"], does: "Aller d’un résultat à l’autre" },
  { keys: ["Entrée"], does: "Ouvrir le résultat" },
  { keys: ["Échap"], does: "Fermer la fenêtre" },
];

/** What keys do in the back office; none of them while one types in a field, but those of the search itself. */
export function KeyList() {
  const isOn = useHelpKey();
  const id = useId();
  return (
    <>
      <dl className="grid">
        {KEYS.map(({ keys, does }) => (
          <div
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 items-center py-2.25 border-b border-b-line last:border-b-0"
            key={does}
          >
            <dt className="flex flex-wrap gap-1">
              {keys.map((key) => (
                <kbd className="px-2 border border-line-strong bg-surface-2 font-sans text-sm leading-7" key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
      {isOn !== null && (
        <div className="pt-4">
          <CheckboxField
            id={id}
            name="help-key"
            label={"La touche «\u202f?\u202f» montre ces raccourcis"}
            checked={isOn}
            onChange={({ target }) => setHelpKey(target.checked)}
          />
        </div>
      )}
    </>
  );
}
