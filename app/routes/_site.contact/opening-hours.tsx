import { contactPage, openingHours } from "~/content/contact";
import { useRootData } from "~/shell/site-page";

const { today: todayLabel, closed } = contactPage.place;

/** When the door is open, day by day; `today` counts from Monday. */
export function OpeningHours({ today }: { today: number }) {
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
