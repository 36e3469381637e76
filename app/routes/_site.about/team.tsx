import { Pattern } from "~/brand/pattern";
import { focusOn } from "~/brand/zellige/focus";
import { quietTone } from "~/brand/zellige/tone";
import { about } from "~/content/about";
import { useFigures } from "~/shell/use-figures";
import { withFigures } from "~/site/agency-figures";

const CATEGORIES = ["content", "programming", "business", "graphics"] as const;
const PATCH = { width: 200, height: 144, edge: 104, motif: "broad" } as const;

/** The people one speaks to first; each name draws its own patch. */
export function Team() {
  const { title, text, members } = about.team;
  return (
    <section className="section wrap" aria-labelledby="equipe">
      <div className="section-head">
        <h2 id="equipe">{title}</h2>
        <p className="lead">{withFigures(text, useFigures())}</p>
      </div>
      <ul className="team grid border-b border-b-line">
        {members.map(({ name, role, text }, index) => (
          <li
            key={name}
            className={`grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-2 gap-x-5 border-t border-t-line lg:grid-cols-12 lg:gap-y-0 lg:gap-x-(--gap) lg:items-center print:block cat-${CATEGORIES[index % CATEGORIES.length]}`}
          >
            <NamePatch name={name} />
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

function NamePatch({ name }: { name: string }) {
  const patch = { ...PATCH, seed: name };
  const focus = focusOn([PATCH.width / 2, PATCH.height / 2], patch, quietTone(2));
  return (
    <Pattern
      className="team-patch [&>.z]:absolute [&>.z]:inset-0 row-span-2 min-h-26 relative lg:col-[1_/_3] lg:row-[auto] lg:self-stretch lg:min-h-32"
      {...patch}
      {...focus}
    />
  );
}
