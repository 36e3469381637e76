import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { SubmittingSelect } from "~/ui/submitting-select";
import { useIsHydrated } from "~/ui/use-is-hydrated";

interface StatusSelectProps {
  /** Name of the field; 'status' when absent. */
  name?: string;
  /** What the select decides, such as 'Statut de Khadija Benali'. */
  label: string;
  value: string;
  options: { value: string; label: string }[];
  action: string;
  /** Hidden inputs: which thing, which intent. */
  children: ReactNode;
}

/** A status, or another choice, one can change: sent by a script once it is chosen, else by its own button. */
export function StatusSelect({ name = "status", label, value, options, action, children }: StatusSelectProps) {
  // A separate fetcher, so that following a link does not abort the change.
  const fetcher = useFetcher();
  const isHydrated = useIsHydrated();
  const { ref, isUnsent } = useStoredChoice(value, fetcher.state === "idle");
  return (
    <fetcher.Form
      method="post"
      action={action}
      className="status-select flex flex-wrap items-center gap-y-1 gap-x-2"
      preventScrollReset
    >
      {children}
      <SubmittingSelect
        ref={ref}
        className="w-auto min-w-36"
        name={name}
        aria-label={label}
        defaultValue={value}
        options={options}
        onChosen={(form) => fetcher.submit(form, { preventScrollReset: true })}
      />
      {(!isHydrated || isUnsent) && <Button size="sm">Changer</Button>}
    </fetcher.Form>
  );
}

/**
 * Keeps one select on what is stored, so that the focus stays where it is: it follows a change, and takes back a choice
 * that was refused. A choice made before the scripts ran stands, unsent.
 */
function useStoredChoice(value: string, isIdle: boolean) {
  const ref = useRef<HTMLSelectElement>(null);
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
