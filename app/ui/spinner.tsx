import { Khatam } from "~/brand/khatam";

/** Something is being waited for, in words and by a star that turns. */
export function Spinner({ label = "Chargement…" }: { label?: string }) {
  return (
    <span
      className="[&_svg]:w-[1.25em] [&_svg]:h-[1.25em] [&_svg]:fill-current [&_svg]:flex-none [&_svg]:[animation:turn_1.6s_steps(8)_infinite] inline-flex items-center gap-3 text-text-2"
      role="status"
    >
      <Khatam />
      {label}
    </span>
  );
}
