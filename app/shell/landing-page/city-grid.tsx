import { Khatam } from "~/brand/khatam";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";

interface CityGridProps {
  cities: CountryCopy["cities"];
  /** Names as large as titles, the lines of a departures board, or cells with a star. */
  look: keyof typeof LOOKS;
}

const LOOKS = {
  names: {
    list: "gap-x-(--gap) sm:grid-cols-2 lg:grid-cols-4",
    city: "pt-4 pb-5 border-t border-t-line lg:pt-4.5 lg:pb-9",
    name: "text-[length:clamp(1.75rem,1.2rem_+_2vw,2.75rem)]",
    text: "mt-1.5 max-w-[34ch]",
  },
  board: {
    list: "gap-x-(--gap) sm:grid-cols-2 lg:gap-x-[clamp(2rem,6vw,6rem)]",
    city: "grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 items-baseline py-3.5 border-t border-t-line lg:grid-cols-[13rem_minmax(0,1fr)]",
    name: "text-[1.25rem] lg:text-[1.75rem]",
    text: "",
  },
  cells: {
    list: "grid-cols-2 gap-px border border-line bg-line sm:grid-cols-3 lg:grid-cols-4",
    city: "[padding:1.125rem_1rem_1.5rem] bg-surface-2 lg:[padding:1.5rem_1.5rem_2.25rem]",
    name: "text-[length:clamp(1.25rem,1rem_+_1vw,1.75rem)]",
    text: "",
  },
};

/** Twelve cities, and who writes to us from there. */
export function CityGrid({ cities, look }: CityGridProps) {
  const { title, remark, items } = cities;
  const { list, city, name: nameLook, text: textLook } = LOOKS[look];
  return (
    <section className="section border-y border-y-line bg-surface-2" aria-labelledby="cities">
      <div className="wrap">
        <div className="section-head">
          <h2 id="cities">{title}</h2>
          <p className="lead">{remark}</p>
        </div>
        <ul className={`grid ${list}`}>
          {items.map(({ name, text }) => (
            <li key={name} className={`city ${city}`}>
              {look === "cells" && <Khatam className="size-4 mb-5 fill-(--t8)" />}
              <h3 className={nameLook}>{name}</h3>
              <p className={`text-text-2 ${textLook}`}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
