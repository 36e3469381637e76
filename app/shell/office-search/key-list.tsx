import { useId, useSyncExternalStore } from "react";
import { CheckboxField } from "~/ui/checkbox-field";

const KEYS = [
  { keys: ["Ctrl", "K"], does: "Rechercher (ou ⌘\u00a0K)" },
  { keys: ["Ctrl", "B"], does: "Réduire ou agrandir le menu (ou ⌘\u00a0B)" },
  { keys: ["?"], does: "Montrer ces raccourcis" },
  { keys: ["↓", "↑"], does: "Aller d’un résultat à l’autre" },
  { keys: ["Entrée"], does: "Ouvrir le résultat" },
  { keys: ["Échap"], does: "Fermer la fenêtre" },
];

/** The shortcuts of the back office. In a field only those of the search itself work. */
export function KeyList() {
  // Null until scripts run.
  const isOn = useSyncExternalStore(onHelpKeyChange, isHelpKeyOn, () => null);
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
                <kbd
                  className="py-0.5 px-2 border border-line-strong bg-surface-2 font-sans font-medium text-sm leading-7 text-text-2"
                  key={key}
                >
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

/** A shortcut of one character can be switched off (WCAG 2.1.4); this browser keeps the choice. */
const NAME = "help-key";
const OFF = "off";
const CHANGED = "help-key-changed";

/** Whether the question mark shows what keys do. A browser that keeps nothing leaves it on. */
export function isHelpKeyOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF;
  } catch {
    return true;
  }
}

function setHelpKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, OFF);
  } catch {
    // Nothing is kept: the key goes on as it was.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function onHelpKeyChange(act: () => void): () => void {
  const names = [CHANGED, "storage"];
  for (const name of names) window.addEventListener(name, act);
  return () => {
    for (const name of names) window.removeEventListener(name, act);
  };
}
