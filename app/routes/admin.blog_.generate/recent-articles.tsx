import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import type { RecentRow } from "./view.server";

/** The articles asked for last, to be taken up again. */
export function RecentArticles({ articles }: { articles: RecentRow[] }) {
  return (
    <section aria-labelledby="recent-articles">
      <h2 className="mb-3 text-[1.25rem]" id="recent-articles">
        Derniers articles demandés
      </h2>
      <ul className="border-t border-t-line">
        {articles.map(({ id, subject, label, tone, to, asked }) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-y-0.5 gap-x-6 py-3 border-b border-b-line md:grid-cols-[minmax(0,1fr)_11rem_12rem]"
            key={id}
          >
            <AppLink to={to} hydrated className="row-link col-span-full font-[560] wrap-anywhere md:col-auto">
              <bdi>{subject}</bdi>
            </AppLink>
            <span className="note figures">{asked}</span>
            <Badge tone={tone}>{label}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
