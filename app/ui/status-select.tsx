import { Form, useNavigation, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
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
  const form = useRef<HTMLFormElement>(null);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    // A choice that was refused does not stay: what is stored stands again.
    if (isIdle) form.current?.reset();
  }, [isIdle]);
  return (
    <Form ref={form} method="post" action={action} className="status-select" preventScrollReset>
      {children}
      <Select
        key={value}
        name={name}
        aria-label={label}
        defaultValue={value}
        options={options}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      {!isHydrated && (
        <Button type="submit" variant="secondary" size="sm">
          Changer
        </Button>
      )}
    </Form>
  );
}
