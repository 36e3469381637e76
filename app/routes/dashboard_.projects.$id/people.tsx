import type { MemberView } from "~/features/team/queries.server";
import { Portrait } from "~/ui/portrait";

/** Who of the agency works on the project. Nothing where nobody is named. */
export function People({
  title,
  people,
}: {
  title: string;
  people: readonly Pick<MemberView, "name" | "role" | "portrait">[];
}) {
  if (people.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="equipe">
      <h2 className="mb-4 text-2xl" id="equipe">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {people.map(({ name, role, portrait }) => (
          <li key={name + role} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 wrap-anywhere">
            <Portrait name={name} src={portrait} sizes="4.5rem" className="h-22" alt="" />
            <p>
              <bdi className="font-[600]">{name}</bdi>
              <span className="block text-text-2" dir="auto">
                {role}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
