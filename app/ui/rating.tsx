import { Khatam } from "~/brand/khatam";

/** A mark out of five, drawn as stars and said in words. */
export function Rating({ value }: { value: number }) {
  return (
    <span className="rating" role="img" aria-label={`Note : ${value} sur 5`}>
      {[1, 2, 3, 4, 5].map((each) => (
        <Khatam key={each} className={each > value ? "is-empty" : undefined} />
      ))}
    </span>
  );
}
