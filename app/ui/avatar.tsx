/** The first letters of a name: of its first word and of its last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase("fr") || "?";
}

const STAR =
  "[clip-path:polygon(_50%_0,64.7%_14.6%,85.4%_14.6%,85.4%_35.3%,100%_50%,85.4%_64.7%,85.4%_85.4%,64.7%_85.4%,50%_100%,35.3%_85.4%,14.6%_85.4%,14.6%_64.7%,0_50%,14.6%_35.3%,14.6%_14.6%,35.3%_14.6%_)]";

/** The initials of a person whose name stands beside it. */
export function Avatar({ name, size = "size-11" }: { name: string; size?: "size-7" | "size-11" }) {
  return (
    <span
      className={`avatar inline-grid place-items-center flex-none ${size} bg-surface-3 text-text font-semibold text-sm ${STAR}`}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
