import { Khatam } from "~/brand/khatam";

/** A mark out of five, drawn as stars and said in words. */
export function Rating({ value }: { value: number }) {
  return (
    <span
      className="rating [&_svg]:size-4.5 [&_svg]:overflow-visible [&_svg]:fill-star [&_.is-empty]:fill-none [&_.is-empty]:stroke-line-strong [&_.is-empty]:[stroke-width:1.4] inline-flex gap-1.25"
      role="img"
      aria-label={`Note : ${value} sur 5`}
    >
      {[1, 2, 3, 4, 5].map((each) => (
        <Khatam key={each} className={each > value ? "is-empty" : undefined} />
      ))}
    </span>
  );
}
