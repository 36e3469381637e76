import { Form, useSubmit } from "@remix-run/react";
import { Button } from "./button";
import type { SelectOption } from "./select-options";
import { SubmittingSelect } from "./submitting-select";

export type SearchToolbarProps = {
  action: string;
  /** What is searched, such as 'Rechercher un projet'. */
  label: string;
  placeholder: string;
  /** Name of the parameter; 'q' when absent. */
  name?: string;
  q: string | undefined;
  /** Choices that narrow or order the list. */
  selects: readonly { name: string; label: string; value: string; options: readonly SelectOption[] }[];
  /** Parameters that stay, such as a status chosen elsewhere. */
  kept?: Readonly<Record<string, string | undefined>>;
  /** Whether it stands above a narrow column where the screen is wide. */
  isColumn?: boolean;
};

/** The search of a list and what orders it, as a plain form whose answer is an address. */
export function SearchToolbar({
  action,
  label,
  placeholder,
  name: asked = "q",
  q,
  selects,
  kept = {},
  isColumn = false,
}: SearchToolbarProps) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={action}
      className={`print:hidden flex flex-wrap items-stretch gap-2 mb-3 ${isColumn ? "wide:grid wide:grid-cols-[1fr_1fr]" : ""}`}
      role="search"
      aria-label={label}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        key={`q-${q}`}
        type="search"
        name={asked}
        className={`input input-sm w-auto min-w-0 ${isColumn ? "flex-[1_1_8rem] wide:col-span-full" : "flex-[1_1_100%] md:flex-[1_1_15rem]"}`}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={q}
      />
      {selects.map((select) => (
        <SubmittingSelect
          key={`${select.name}-${select.value}`}
          className="flex-[1_1_8rem] w-auto min-w-0 md:flex-[0_1_12.5rem]"
          isHintHidden
          name={select.name}
          aria-label={select.label}
          defaultValue={select.value}
          options={select.options}
          onChosen={submit}
        />
      ))}
      <Button className={`max-sm:flex-auto ${isColumn ? "wide:col-span-full" : ""}`} size="sm">
        Rechercher
      </Button>
    </Form>
  );
}
