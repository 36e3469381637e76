import { useId } from "react";

export type ProgressBarProps = { value: number; max: number; label: string };

/** How far a long task has come, in figures and as a bar. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress [&_progress::-webkit-progress-bar]:bg-surface-3 [&_progress::-webkit-progress-value]:bg-accent [&_progress::-moz-progress-bar]:bg-accent grid gap-2">
      <div className="figures flex justify-between gap-4 text-sm text-text-2">
        <label htmlFor={id}>{label}</label>
        <span>
          {value} sur {max}
        </span>
      </div>
      <progress
        className="appearance-none block w-full h-2 border-0 bg-surface-3 text-accent"
        id={id}
        value={value}
        max={max}
      />
    </div>
  );
}
