import { Khatam } from "~/brand/khatam";

/** A mark out of five, drawn as stars and said in words. */
export function Rating({ value, className = "" }: { value: number; className?: string }) {
  return (
    <span
      className={`rating inline-flex gap-1.25 ${className}`.trimEnd()}
      role="img"
      aria-label={`Note : ${value} sur 5`}
    >
      {[1, 2, 3, 4, 5].map((each) => (
        <Khatam
          key={each}
          className={`size-4.5 overflow-visible ${each > value ? "is-empty fill-none stroke-line-strong [stroke-width:1.4]" : "fill-star"}`}
        />
      ))}
    </span>
  );
}
