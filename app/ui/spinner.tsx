import { Khatam } from "~/brand/khatam";

/** Something is being waited for, in words and by a star that turns. */
export function Spinner({ label = "Chargement…" }: { label?: string }) {
  return (
    <span className="inline-flex items-center gap-3 text-text-2" role="status">
      <Khatam className="size-[1.25em] fill-current flex-none [animation:turn_1.6s_steps(8)_infinite]" />
      {label}
    </span>
  );
}
