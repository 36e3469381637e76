import { CheckboxField } from "~/ui/checkbox-field";
import { FieldError } from "~/ui/field-error";

export function ServiceChecks({
  services,
  chosen,
  id,
  error,
}: {
  services: { value: string; label: string }[];
  chosen: string[];
  id: string;
  error: string[] | undefined;
}) {
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0" id={id} tabIndex={-1}>
      <legend className="field-label">
        Services<span className="font-normal text-text-3"> (facultatif)</span>
      </legend>
      <div className="grid gap-x-(--gap) sm:grid-cols-2 xl:grid-cols-3">
        {services.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            name="services"
            id={`${id}-${value}`}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
