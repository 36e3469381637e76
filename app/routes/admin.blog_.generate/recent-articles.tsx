import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import type { RecentRow } from "./view.server";

/** The articles asked for last, to be taken up again. */
export function RecentArticles({ articles }: { articles: RecentRow[] }) {
  return (
    <section className="recent-articles" aria-labelledby="recent-articles">
      <h2 id="recent-articles">Derniers articles demandés</h2>
      <ul>
        {articles.map(({ id, subject, label, tone, to, asked }) => (
          <li key={id}>
            <AppLink to={to} hydrated className="row-link">
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
