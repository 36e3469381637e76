import { useId } from "react";

/** How far a long task has come, in figures and as a bar. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const id = useId();
  return (
    <div className="progress grid gap-2">
      <div className="figures flex justify-between gap-4 text-sm text-text-2">
        <label htmlFor={id}>{label}</label>
        <span>
          {value} sur {max}
        </span>
      </div>
      <progress
        className="appearance-none block w-full h-2 bg-surface-3 text-accent [&::-webkit-progress-value]:[transition:inline-size_0.3s_var(--ease-out)]"
        id={id}
        value={value}
        max={max}
      />
    </div>
  );
}
