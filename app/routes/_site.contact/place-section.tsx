import { ArrowUpRight } from "lucide-react";
import { contactPage, isOnCityMap, openingHours } from "~/content/contact";
import { useRootData } from "~/shell/site-page";
import { AppLink } from "~/ui/app-link";
import { CityMap } from "./city-map";

const { title, lead, hoursTitle, mapLink, mapNote, today: todayLabel, closed } = contactPage.place;

/** Where the agency is, and when it is open. */
export function PlaceSection({ today }: { today: number }) {
  const address = useRootData()?.site.address ?? "";
  const isDrawn = isOnCityMap(address);
  const map = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
  return (
    <section className="contact-place" aria-labelledby="place-title">
      <div className="contact-place-text">
        <h2 id="place-title">{title}</h2>
        <p className="lead">{lead}</p>
        <h3>{hoursTitle}</h3>
        <OpeningHours today={today} />
        <p className="contact-place-more">
          <AppLink className="more-link" to={map} target="_blank" rel="noopener">
            {mapLink}
            <ArrowUpRight aria-hidden />
          </AppLink>
          {isDrawn && <span className="note">{mapNote}</span>}
        </p>
      </div>
      {isDrawn && <CityMap />}
    </section>
  );
}

/** When the door is open, day by day; `today` counts from Monday. */
function OpeningHours({ today }: { today: number }) {
  const days = useRootData()?.site.openingHours ?? openingHours;
  return (
    <dl className="opening-hours">
      {days.map(({ day, hours }, index) => (
        <div key={day} className={index === today ? "is-today" : undefined}>
          <dt>
            {day}
            {index === today && <span className="note">, {todayLabel}</span>}
          </dt>
          {hours.length === 0 && <dd>{closed}</dd>}
          {hours.map((span) => (
            <dd key={span}>{span}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
