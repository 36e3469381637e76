import { about } from "~/content/about";
import type { MemberView } from "~/features/team/queries.server";
import { useFigures } from "~/shell/use-figures";
import { withFigures } from "~/site/agency-figures";
import { Portrait } from "~/ui/portrait";

/** The people one speaks to first; nothing where nobody is named. */
export function Team({ members }: { members: MemberView[] }) {
  const text = withFigures(about.team.text, useFigures());
  if (members.length === 0) return null;
  return (
    <section className="section wrap" id="equipe" aria-labelledby="equipe-titre">
      <div className="section-head">
        <h2 id="equipe-titre">{about.team.title}</h2>
        <p className="lead">{text}</p>
      </div>
      <ul className="team grid border-b border-b-line">
        {members.map((member) => (
          <Member key={member.anchor + member.role} member={member} />
        ))}
      </ul>
    </section>
  );
}

/** The portrait is as tall as its row, however much is said beside it. */
function Member({ member: { anchor, name, role, about: text, languages, portrait } }: { member: MemberView }) {
  return (
    <li
      id={anchor}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-y-2 gap-x-5 border-t border-t-line wrap-anywhere lg:grid-cols-12 lg:gap-y-0 lg:gap-x-(--gap) lg:items-center print:block"
    >
      <Portrait
        name={name}
        src={portrait}
        sizes="(min-width: 56.25rem) 15rem, 6.5rem"
        className="row-span-2 min-h-32 lg:col-[1_/_3] lg:row-[auto] lg:self-stretch lg:min-h-56"
      />
      <div className="pt-5 lg:col-[3_/_8] lg:py-5">
        <h3 className="text-xl">
          <bdi>{name}</bdi>
        </h3>
        <p className="mt-1 text-text-3">{role}</p>
      </div>
      <div className="grid gap-1 pb-5 lg:col-[8_/_13] lg:py-5">
        <p className="text-text-2">{text}</p>
        {languages && <p className="note">{about.team.speaks(languages)}</p>}
      </div>
    </li>
  );
}
