import { AppLink } from "~/ui/app-link";
import type { WrittenScreen } from "./view.server";

/** The article before and after each of its parts was written anew. */
export function VersionList({ versions }: { versions: WrittenScreen["versions"] }) {
  return (
    <nav className="review-box" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ul className="version-list">
        {versions.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <AppLink to={to} hydrated aria-current={isCurrent ? "page" : undefined}>
              <bdi>{label}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
