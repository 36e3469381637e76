import { OWN_REVIEW_COPY } from "~/content/handover";
import { getReviewAsked } from "~/features/handovers/queries.server";

/** What a link asks about, as its page shows it; null for a link that opens nothing. */
export async function toView(token: string) {
  const asked = await getReviewAsked(token);
  if (!asked) return null;
  const { profile, project, answered_at, refused_at } = asked;
  const { language, full_name, company } = profile;
  const { shown, mark, gone: _, ...words } = OWN_REVIEW_COPY[language];
  const state: "answered" | "refused" | "open" = answered_at ? "answered" : refused_at ? "refused" : "open";
  return {
    language,
    words,
    state,
    project: project.title,
    shown: shown([full_name, company].filter(Boolean).join(", ")),
    marks: [1, 2, 3, 4, 5].map(mark),
  };
}

export type OwnReviewView = NonNullable<Awaited<ReturnType<typeof toView>>>;
