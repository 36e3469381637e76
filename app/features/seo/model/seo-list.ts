import { lengthOf, SEO_IDEALS } from "~/features/blog/score/score";

/** One recommendation: what is looked at, how it stands, and whether it is followed. */
export interface SeoAdvice {
  subject: string;
  finding: string;
  isMet: boolean;
}

/** The recommendations for an article. They advise; none of them holds anything back. */
export function seoAdvice(post: { title: string; excerpt: string; tagCount: number }): SeoAdvice[] {
  const { titleMax, descriptionMin, descriptionMax, tagsMin } = SEO_IDEALS;
  const [title, description] = [lengthOf(post.title), lengthOf(post.excerpt)];
  const { tagCount } = post;
  return [
    { subject: "Titre", finding: `${title} caractères, ${titleMax} au plus`, isMet: title <= titleMax },
    {
      subject: "Meta description",
      finding: `${description} caractères, entre ${descriptionMin} et ${descriptionMax}`,
      isMet: description >= descriptionMin && description <= descriptionMax,
    },
    {
      subject: "Tags",
      finding: `${tagCount} ${tagCount > 1 ? "tags" : "tag"}, ${tagsMin} au moins`,
      isMet: tagCount >= tagsMin,
    },
  ];
}
