import { ALREADY_KEPT } from "~/features/generation/model/generation";
import { AppLink } from "~/ui/app-link";

/** Once kept, an article lives on in the editor: another version of it here would be lost on its readers. */
export function SectionKept({ postId }: { postId: string }) {
  return (
    <section className="review-box" aria-labelledby="section-title">
      <h2 id="section-title">Régénérer une section</h2>
      <p className="note">
        {ALREADY_KEPT}{" "}
        <AppLink to={`/admin/blog/${postId}`} hydrated>
          Ouvrir l’éditeur
        </AppLink>
      </p>
    </section>
  );
}
