export type SelectOption = { value: string; label: string };
/** Options that belong together, under a name. */
export type SelectGroup = { label: string; options: readonly SelectOption[] };

/** The options of a native select, some of them in groups. */
export function SelectOptions({ options }: { options: readonly (SelectOption | SelectGroup)[] }) {
  return options.map((option) =>
    "options" in option ? (
      <optgroup key={option.label} label={option.label}>
        {option.options.map(toOption)}
      </optgroup>
    ) : (
      toOption(option)
    ),
  );
}

function toOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
