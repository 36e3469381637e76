/** How much of something is done, as a line that stands beside its own words. */
export function ProgressLine({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <progress
      className="appearance-none block w-full max-w-120 h-1.5 bg-surface-3 text-accent"
      value={value}
      max={max}
      aria-label={label}
    />
  );
}
