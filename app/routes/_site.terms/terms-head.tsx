import { terms } from "~/content/terms";
import { formatDate } from "~/site/format";

/** Title, purpose, and the day on which these words last changed. */
export function TermsHead() {
  return (
    <header className="terms-head wrap">
      <h1>{terms.title}</h1>
      <p className="lead">{terms.lead}</p>
      <p className="note">
        Mis à jour le{" "}
        <time dateTime={terms.updatedOn}>{formatDate(new Date(terms.updatedOn)).replace(/^1 /, "1er ")}</time>
      </p>
    </header>
  );
}
