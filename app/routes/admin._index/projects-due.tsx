import { AppLink } from "~/ui/app-link";
import type { ProjectsDueData } from "./view.server";

type Item = ProjectsDueData["unread"][number];

/** What projects wait for: messages to read, milestones that are late, and clients who have to do something. */
export function ProjectsDue({ unread, late, awaited }: ProjectsDueData) {
  return (
    <section className="mb-8" aria-labelledby="projects-due-title">
      <h2 className="text-[1.5rem] mb-3" id="projects-due-title">
        Projets en cours
      </h2>
      <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-3">
        <DueList title="Messages à lire" items={unread} empty="Tout est lu." />
        <DueList title="En retard" items={late} empty="Aucune étape n’est en retard." />
        <DueList title="Attend le client" items={awaited} empty="Rien n’attend un client." />
      </div>
    </section>
  );
}

function DueList({ title, items, empty }: { title: string; items: readonly Item[]; empty: string }) {
  return (
    <div>
      <h3 className="text-[1.125rem] mb-2">{title}</h3>
      {items.length === 0 && <p className="text-text-2">{empty}</p>}
      <ul>
        {items.map(({ id, to, title: project, what }) => (
          <li key={id} className="py-2 border-t border-t-line wrap-anywhere">
            <AppLink to={to} hydrated>
              <bdi>{project}</bdi>
            </AppLink>
            <span className="block text-sm text-text-2">{what}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
