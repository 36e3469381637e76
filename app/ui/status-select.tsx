import { Form, useNavigation, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { useIsHydrated } from "~/ui/use-is-hydrated";

interface StatusSelectProps {
  /** What the value is called; 'status' when absent. */
  name?: string;
  /** What the select decides, such as 'Statut de Khadija Benali'. */
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** Address of the action. */
  action: string;
  /** Hidden inputs: which thing, which intent. */
  children: ReactNode;
}

/** A status, or another choice, one can change: it is sent at once by a script, else by its own button. */
export function StatusSelect({ name = "status", label, value, options, action, children }: StatusSelectProps) {
  const submit = useSubmit();
  const isHydrated = useIsHydrated();
  const { ref, isUnsent } = useStoredChoice(value);
  return (
    <Form method="post" action={action} className="status-select" preventScrollReset>
      {children}
      <Select
        ref={ref}
        name={name}
        aria-label={label}
        defaultValue={value}
        options={options}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      {(!isHydrated || isUnsent) && (
        <Button type="submit" variant="secondary" size="sm">
          Changer
        </Button>
      )}
    </Form>
  );
}

/**
 * Keeps one select on what is stored, so that the focus stays where it is: it follows a change, and takes back a choice
 * that was refused. A choice made before the scripts ran stands, unsent.
 */
function useStoredChoice(value: string) {
  const ref = useRef<HTMLSelectElement>(null);
  const isIdle = useNavigation().state === "idle";
  const former = useRef({ value, isIdle });
  const [isUnsent, setIsUnsent] = useState(false);
  useEffect(() => {
    const select = ref.current;
    if (!select) return;
    const isSettled = former.current.value !== value || (isIdle && !former.current.isIdle);
    former.current = { value, isIdle };
    if (isSettled) select.value = value;
    setIsUnsent(isIdle && select.value !== value);
  }, [value, isIdle]);
  return { ref, isUnsent };
}
