import { seoAdvice } from "~/features/seo/model/seo-list";
import { Badge } from "~/ui/badge";

/** The SEO recommendations, each with how the article stands. */
export function Recommendations(post: { title: string; excerpt: string; tagCount: number }) {
  return (
    <section className="seo-advice" aria-labelledby="seo-advice-title">
      <h2 id="seo-advice-title" className="seo-advice-title">
        Recommandations SEO
      </h2>
      <ul>
        {seoAdvice(post).map(({ subject, finding, isMet }) => (
          <li key={subject}>
            <Badge tone={isMet ? "green" : "yellow"}>{isMet ? "Suivie" : "À revoir"}</Badge>
            <span>
              <strong>{subject}</strong> : <span className="figures">{finding}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
