import { CaseCard } from "~/features/case-studies/components/case-card";
import type { CaseLinkView } from "~/features/case-studies/queries/case-view.server";

// Covers are shown whole: they are the work.
const PICTURE = "aspect-[16/10]";
const WIDE = { item: "lg:col-span-full", sizes: "(min-width: 99rem) 90rem, 92vw" };
const LARGE = { item: "lg:col-span-7", sizes: "(min-width: 56rem) 54vw, 92vw" };
const SMALL = { item: "lg:col-span-5", sizes: "(min-width: 56rem) 38vw, 92vw" };

/** One across the page, then pairs of unequal pictures, the larger one on either side in turn. */
const PLACES = [WIDE, LARGE, SMALL, SMALL, LARGE] as const;

/** The works in their order, large. */
export function CaseGrid({ cases }: { cases: CaseLinkView[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-[clamp(2.5rem,5vw,5rem)] gap-x-(--gap) lg:grid-cols-12 lg:items-end">
      {cases.map((each, index) => {
        const { item, sizes } = placeOf(index, cases.length);
        return (
          <li className={item} key={each.slug}>
            <CaseCard link={each} pictureLook={PICTURE} sizes={sizes} isFirst={index === 0} />
          </li>
        );
      })}
    </ul>
  );
}

/** The place of the work at this index of so many: one that would stand without its pair goes across. */
function placeOf(index: number, count: number) {
  const turn = index % PLACES.length;
  const isAlone = (turn === 1 || turn === 3) && index === count - 1;
  return isAlone ? WIDE : (PLACES[turn] ?? WIDE);
}
