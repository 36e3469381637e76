import type { FieldMetadata } from "@conform-to/react";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model/service";
import type { AccentName, AccentTheme, AppearanceValues } from "~/features/settings/appearance/model";
import { ACCENT_NAMES, DESIGN_ACCENTS } from "~/features/settings/appearance/model";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { Part } from "./part";

type Values = Record<AccentName, string>;

const THEMES = { day: "De jour", night: "De nuit" } as const;

export function AccentsForm({ values }: { values: AppearanceValues }) {
  const [form, fields] = useServerForm<Values>("accents", { defaultValue: values });
  return (
    <Part
      id="couleurs"
      title="Couleurs des métiers"
      lead={
        "Un champ vide garde la couleur du dessin. Une couleur dont le contraste n’atteint pas 4,5\u202f: 1 est refusée."
      }
    >
      <ServerForm form={form} fields={ACCENT_NAMES.map((name) => fields[name])} className="grid gap-6 max-w-224">
        {SERVICE_CATEGORIES.map((trade) => (
          <fieldset key={trade} className="min-w-0 m-0 p-0 border-0">
            <legend className="field-label">{CATEGORY_LABELS[trade]}</legend>
            <div className="field-pair">
              {(["day", "night"] as const).map((theme) => (
                <Accent key={theme} trade={trade} theme={theme} field={fields[`accent_${trade}_${theme}`]} />
              ))}
            </div>
          </fieldset>
        ))}
        <Button
          className="justify-self-start"
          variant="primary"
          isPending={form.isSending}
          pendingText="Enregistrement…"
        >
          Enregistrer les couleurs
        </Button>
      </ServerForm>
    </Part>
  );
}

/** A code, and the colour on the ground of its theme. */
function Accent({ trade, theme, field }: { trade: ServiceCategory; theme: AccentTheme; field: FieldMetadata<string> }) {
  const usual = DESIGN_ACCENTS[trade][theme];
  const typed = field.value ?? "";
  const shown = /^#[0-9a-f]{6}$/i.test(typed) ? typed : usual;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 items-end">
      <Field
        label={THEMES[theme]}
        hint={`Dessin\u202f: ${usual}`}
        field={field}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <span
        data-theme={theme === "day" ? "light" : "dark"}
        className="grid place-items-center size-11 border border-line-strong bg-surface font-display font-semibold"
        style={{ color: shown }}
        aria-hidden="true"
      >
        Aa
      </span>
    </div>
  );
}
