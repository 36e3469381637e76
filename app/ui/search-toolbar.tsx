import { Form, useSubmit } from "@remix-run/react";
import { Button } from "./button";
import type { SelectOption } from "./select-options";
import { SubmittingSelect } from "./submitting-select";

export type SearchToolbarProps = {
  /** Address of the list. */
  action: string;
  /** What is searched, such as 'Rechercher un projet'. */
  label: string;
  placeholder: string;
  /** Which part of the address is searched for; 'q' when absent. */
  name?: string;
  q: string | undefined;
  /** Choices that narrow or order the list: sent by a script once they are chosen. */
  selects: readonly { name: string; label: string; value: string; options: readonly SelectOption[] }[];
  /** Parts of the address that stay, such as a status chosen elsewhere. */
  kept?: Readonly<Record<string, string | undefined>>;
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
}: SearchToolbarProps) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={action}
      className="toolbar [&>:is(.field,_.input)]:flex-[1_1_8rem] [&>:is(.field,_.input)]:w-auto [&>:is(.field,_.input)]:min-w-0 [&>:is(.field:first-child,_.input[type=search])]:flex-[1_1_100%] max-sm:[&>.btn]:flex-[1_1_auto] md:[&>:is(.field,_.input)]:flex-[0_1_12.5rem] md:[&>:is(.field:first-child,_.input[type=search])]:flex-[1_1_15rem] [&_.select-hint]:absolute [&_.select-hint]:overflow-hidden [&_.select-hint]:w-px [&_.select-hint]:h-px [&_.select-hint]:[clip-path:inset(50%)] flex flex-wrap items-stretch gap-2 mb-3"
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
        className="input min-h-11 py-1.75"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={q}
      />
      {selects.map((select) => (
        <SubmittingSelect
          key={`${select.name}-${select.value}`}
          name={select.name}
          aria-label={select.label}
          defaultValue={select.value}
          options={select.options}
          onChosen={submit}
        />
      ))}
      <Button type="submit" variant="secondary" size="sm">
        Rechercher
      </Button>
    </Form>
  );
}
