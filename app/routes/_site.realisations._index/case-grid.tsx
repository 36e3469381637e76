import { CaseCard } from "~/features/case-studies/components/case-card";
import type { CaseLinkView } from "~/features/case-studies/queries/case-view.server";

// Covers are shown whole: they are the work.
const PICTURE = "aspect-[16/10]";
// Said narrower than they stand, so that a phone fetches the smallest files: the page keeps within its weight.
const PHONE_WIDTH = "60vw";
const WIDE = { item: "lg:col-span-full", sizes: `(min-width: 99rem) 90rem, (min-width: 56rem) 92vw, ${PHONE_WIDTH}` };
const LARGE = { item: "lg:col-span-7", sizes: `(min-width: 56rem) 54vw, ${PHONE_WIDTH}` };
const SMALL = { item: "lg:col-span-5", sizes: `(min-width: 56rem) 38vw, ${PHONE_WIDTH}` };

/** One across the page, then pairs of unequal pictures, the larger one on either side in turn. */
const PLACES = [WIDE, LARGE, SMALL, SMALL, LARGE] as const;

/** On a phone the works far below are drawn, and their pictures fetched, as one comes near. */
const DRAWN_AT_ONCE = 3;
const DRAWN_LATER =
  "max-lg:[content-visibility:auto] max-lg:[contain-intrinsic-size:auto_21rem] max-lg:[overflow-clip-margin:0.5rem]";

/** The works in their order, large. */
export function CaseGrid({ cases }: { cases: CaseLinkView[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-[clamp(2.5rem,5vw,5rem)] gap-x-(--gap) lg:grid-cols-12 lg:items-end">
      {cases.map((each, index) => {
        const { item, sizes } = placeOf(index, cases.length);
        return (
          <li className={index < DRAWN_AT_ONCE ? item : `${item} ${DRAWN_LATER}`} key={each.slug}>
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
