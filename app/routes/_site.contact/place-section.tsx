import { ArrowUpRight } from "lucide-react";
import { contactPage, isOnCityMap } from "~/content/contact";
import { useRootData } from "~/shell/site-page";
import { AppLink } from "~/ui/app-link";
import { CityMap } from "./city-map";
import { OpeningHours } from "./opening-hours";

const { title, lead, hoursTitle, mapLink, mapNote } = contactPage.place;

/** Where the agency is, and when somebody is there. */
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
