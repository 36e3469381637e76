import { Khatam } from "~/brand/khatam";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";

interface CityGridProps {
  cities: CountryCopy["cities"];
  /** Names as large as titles, the lines of a departures board, or cells with a star. */
  look: "names" | "board" | "cells";
}

/** Twelve cities, and who writes to us from there. */
export function CityGrid({ cities, look }: CityGridProps) {
  const { title, remark, items } = cities;
  return (
    <section className={`section country-cities with-${look}`} aria-labelledby="cities">
      <div className="wrap">
        <div className="section-head">
          <h2 id="cities">{title}</h2>
          <p className="lead">{remark}</p>
        </div>
        <ul className="[.with-cells_&]:grid-cols-2 [.with-cells_&]:gap-px [.with-cells_&]:border [.with-cells_&]:border-line [.with-cells_&]:bg-line sm:[.with-cells_&]:grid-cols-3 lg:[.with-names_&]:grid-cols-4 lg:[.with-board_&]:gap-x-[clamp(2rem,6vw,6rem)] lg:[.with-cells_&]:grid-cols-4 grid gap-x-(--gap) sm:grid-cols-2 sm:gap-x-(--gap)">
          {items.map(({ name, text }) => (
            <li
              key={name}
              className="city [.with-names_&]:pt-4 [.with-names_&]:pb-5 [.with-names_&]:border-t [.with-names_&]:border-t-line [.with-board_&]:grid [.with-board_&]:grid-cols-[7.5rem_minmax(0,1fr)] [.with-board_&]:gap-y-0 [.with-board_&]:gap-x-4 [.with-board_&]:items-baseline [.with-board_&]:py-3.5 [.with-board_&]:border-t [.with-board_&]:border-t-line [.with-cells_&]:[padding:1.125rem_1rem_1.5rem] [.with-cells_&]:bg-surface-2 lg:[.with-names_&]:pt-4.5 lg:[.with-names_&]:pb-9 lg:[.with-board_&]:grid-cols-[13rem_minmax(0,1fr)] lg:[.with-cells_&]:[padding:1.5rem_1.5rem_2.25rem]"
            >
              {look === "cells" && <Khatam className="size-4 mb-5 fill-(--t8)" />}
              <h3 className="[.with-names_&]:text-[length:clamp(1.75rem,1.2rem_+_2vw,2.75rem)] [.with-board_&]:text-[1.25rem] [.with-cells_&]:text-[length:clamp(1.25rem,1rem_+_1vw,1.75rem)] lg:[.with-board_&]:text-[1.75rem]">
                {name}
              </h3>
              <p className="[.with-names_&]:mt-1.5 [.with-names_&]:max-w-[34ch] text-text-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
