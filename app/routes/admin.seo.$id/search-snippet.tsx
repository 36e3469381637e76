import { SEO_IDEALS } from "~/features/seo/model";
import { cutAtWord } from "~/lib/fit-text";

interface SearchSnippetProps {
  post: { title: string; path: string; excerpt: string };
  host: string;
  siteName: string;
}

/** How the article will look among the results of a search, cut where results are cut. */
export function SearchSnippet({ post, host, siteName }: SearchSnippetProps) {
  const address = [host, ...post.path.split("/").filter(Boolean)].join(" › ");
  return (
    <figure>
      <figcaption>Dans une page de résultats</figcaption>
      <div className="snippet">
        <p className="snippet-site">{siteName}</p>
        <p className="snippet-address">{address}</p>
        <p className="snippet-title">{cutAtWord(`${post.title} — ${siteName}`, SEO_IDEALS.titleMax)}</p>
        <p>{cutAtWord(post.excerpt, SEO_IDEALS.descriptionMax) || "Un passage de l’article, choisi par le moteur."}</p>
      </div>
    </figure>
  );
}
