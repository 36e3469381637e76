import { ICON_LABELS, serviceIcon } from "~/features/services/model/icons";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_ICONS, CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model/service";
import { FieldError } from "~/ui/field-error";

interface IconPickerProps {
  id: string;
  name: string;
  category: string | undefined;
  icon: string | undefined;
  error?: string[] | undefined;
}

/** The icons of every category as radio buttons; without scripts too, the set of the chosen category alone is shown. */
export function IconPicker({ id, name, category, icon, error }: IconPickerProps) {
  return (
    <fieldset
      className="field icon-picker block min-w-0 border-0 p-0 m-0"
      id={id}
      tabIndex={-1}
      aria-describedby={error?.length ? `${id}-error` : undefined}
    >
      <legend className="field-label">Icône</legend>
      <p className="field-hint group-not-has-[select[name=category]_option[value='']:checked]/service:hidden">
        Choisissez d’abord une catégorie.
      </p>
      {SERVICE_CATEGORIES.map((set) => (
        <IconSet key={set} set={set} name={name} chosen={set === category ? icon : undefined} />
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

const WHERE_CHOSEN: Record<ServiceCategory, string> = {
  programming: "group-not-has-[option[value=programming]:checked]/service:hidden",
  graphics: "group-not-has-[option[value=graphics]:checked]/service:hidden",
  content: "group-not-has-[option[value=content]:checked]/service:hidden",
  business: "group-not-has-[option[value=business]:checked]/service:hidden",
};
const TILE =
  "relative grid place-items-center size-12 border border-line-strong bg-input text-text-2 hover:border-text-2 hover:text-text has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:[outline:2px_solid_var(--accent)] has-focus-visible:outline-offset-2 forced-colors:has-checked:[outline:3px_solid_Highlight]";

function IconSet({ set, name, chosen }: { set: ServiceCategory; name: string; chosen: string | undefined }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out twice over
    <div
      className={`icon-set flex flex-wrap gap-2 not-first-of-type:mt-3 ${WHERE_CHOSEN[set]}`}
      data-category={set}
      role="group"
      aria-label={CATEGORY_LABELS[set]}
    >
      {CATEGORY_ICONS[set].map((value) => {
        const Icon = serviceIcon(set, value);
        const label = ICON_LABELS[value];
        return (
          <label className={TILE} key={value} title={label}>
            <input
              className="absolute inset-0 m-0 opacity-0 cursor-pointer"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-label={label}
            />
            <Icon className="size-5.5" aria-hidden="true" />
          </label>
        );
      })}
    </div>
  );
}

/** Clears an icon of another category when the category changes. */
export function dropForeignIcon(form: HTMLFormElement | null): void {
  const category = form?.querySelector<HTMLSelectElement>("select[name=category]")?.value;
  const chosen = form?.querySelector<HTMLInputElement>(".icon-set input:checked");
  if (!form || !chosen || !category) return;
  const twin = form.querySelector<HTMLInputElement>(
    `.icon-set[data-category="${category}"] input[value="${chosen.value}"]`,
  );
  if (twin) twin.checked = true;
  else chosen.checked = false;
}
