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
        <ul className="city-grid">
          {items.map(({ name, text }) => (
            <li key={name} className="city">
              {look === "cells" && <Khatam className="city-star" />}
              <h3 className="city-name">{name}</h3>
              <p className="city-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
