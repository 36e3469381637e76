import { seoAdvice } from "~/features/seo/model/seo-list";
import { Badge } from "~/ui/badge";

/** The SEO recommendations, each with how the article stands. */
export function Recommendations(post: { title: string; excerpt: string; tagCount: number }) {
  return (
    <section
      className="[padding:1rem_1.25rem_0.5rem] border border-line bg-surface-2"
      aria-labelledby="seo-advice-title"
    >
      <h2 id="seo-advice-title" className="text-[1.25rem] mb-2">
        Recommandations SEO
      </h2>
      <ul>
        {seoAdvice(post).map(({ subject, finding, isMet }) => (
          <li
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1 gap-x-4 py-2.25 border-t border-t-line"
            key={subject}
          >
            <Badge tone={isMet ? "green" : "yellow"}>{isMet ? "Suivie" : "À revoir"}</Badge>
            <span>
              <strong>{subject}</strong>&#8239;: <span className="figures">{finding}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
