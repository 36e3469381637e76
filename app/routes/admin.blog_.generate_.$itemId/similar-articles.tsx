import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import type { WrittenScreen } from "./view.server";

/** What the blog has on the same matter, so that it does not repeat itself. */
export function SimilarArticles({ articles }: { articles: WrittenScreen["review"]["similar"] }) {
  return (
    <section className="review-box" aria-labelledby="similar">
      <h2 id="similar">Articles proches</h2>
      {articles.length === 0 ? (
        <p className="note">Le blog ne parle pas encore de ce sujet.</p>
      ) : (
        <ul className="similar-articles">
          {articles.map(({ id, title, is_published }) => (
            <li key={id}>
              <AppLink to={`/admin/blog/${id}`} target="_blank">
                <bdi>{title}</bdi>
                <span className="sr-only"> (nouvel onglet)</span>
              </AppLink>
              <Badge tone={is_published ? "green" : "yellow"}>{is_published ? "Publié" : "Brouillon"}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
