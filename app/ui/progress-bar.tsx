import { useId } from "react";

export type ProgressBarProps = { value: number; max: number; label: string };

/** How far a long task has come, in figures and as a bar. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress">
      <div className="progress-text figures">
        <label htmlFor={id}>{label}</label>
        <span>
          {value} sur {max}
        </span>
      </div>
      <progress id={id} value={value} max={max} />
    </div>
  );
}
