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
      <ul className="team">
        {members.map(({ name, role, text }, index) => (
          <li key={name} className={`cat-${CATEGORIES[index % CATEGORIES.length]}`}>
            <NamePatch name={name} />
            <div className="team-name">
              <h3>{name}</h3>
              <p>{role}</p>
            </div>
            <p className="team-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NamePatch({ name }: { name: string }) {
  const patch = { ...PATCH, seed: name };
  const focus = focusOn([PATCH.width / 2, PATCH.height / 2], patch, quietTone(2));
  return <Pattern className="team-patch" {...patch} {...focus} />;
}
