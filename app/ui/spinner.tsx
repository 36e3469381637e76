import { Khatam } from "~/brand/khatam";

/** Something is being waited for, in words and by a star that turns. */
export function Spinner({ label = "Chargement…" }: { label?: string }) {
  return (
    <span className="spinner" role="status">
      <Khatam />
      {label}
    </span>
  );
}
