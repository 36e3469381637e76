import { about, portraitAlt } from "~/content/about";
import { useFigures } from "~/shell/use-figures";
import { withFigures } from "~/site/agency-figures";
import { Picture } from "~/ui/picture";

/** The people one speaks to first. */
export function Team() {
  const { title, text, members } = about.team;
  return (
    <section className="section wrap" aria-labelledby="equipe">
      <div className="section-head">
        <h2 id="equipe">{title}</h2>
        <p className="lead">{withFigures(text, useFigures())}</p>
      </div>
      <ul className="team grid border-b border-b-line">
        {members.map(({ name, role, text, portrait }) => (
          <li
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-2 gap-x-5 border-t border-t-line lg:grid-cols-12 lg:gap-y-0 lg:gap-x-(--gap) lg:items-center print:block"
          >
            <Portrait name={name} src={portrait} />
            <div className="pt-5 lg:col-[3_/_8] lg:py-5">
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-text-3">{role}</p>
            </div>
            <p className="pb-5 text-text-2 lg:col-[8_/_13] lg:py-5">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As tall as its row, however much is said beside it. */
function Portrait({ name, src }: { name: string; src: string }) {
  return (
    <div className="team-portrait [&_img]:absolute [&_img]:inset-0 [&_img]:w-full [&_img]:h-full [&_img]:object-cover relative row-span-2 min-h-32 overflow-clip bg-surface-2 lg:col-[1_/_3] lg:row-[auto] lg:self-stretch lg:min-h-56">
      <Picture src={src} alt={portraitAlt(name)} sizes="(min-width: 56.25rem) 15rem, 6.5rem" />
    </div>
  );
}
