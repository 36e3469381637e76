import { searchHref } from "~/lib/web/search-href";
import type { RatingFacts, ReviewFacts } from "~/site/json-ld/organization";

const STATUS_NOT_SET = "Impossible de modifier le statut";

export const MODERATION_MESSAGES = {
  published: { on: "Avis publié", off: "Avis dépublié", failed: STATUS_NOT_SET },
  featured: {
    on: "Avis mis en vedette",
    off: "Avis retiré de la vedette",
    failed: "Impossible de modifier le statut vedette",
  },
  spam: {
    on: "Avis mis aux indésirables",
    off: "Avis repris des indésirables",
    failed: STATUS_NOT_SET,
  },
} as const;

export const DECLINE_MESSAGES = { done: "L’avis ne sera pas publié", failed: STATUS_NOT_SET } as const;

export function moderationFailure({ intent = "" }: { intent?: string }): string | undefined {
  return ({ ...MODERATION_MESSAGES, declined: DECLINE_MESSAGES } as Partial<Record<string, { failed: string }>>)[intent]
    ?.failed;
}

export const DELETE_FAILED_MESSAGE = "Impossible de supprimer l'avis";
export const DELETE_QUESTION = "Êtes-vous sûr de vouloir supprimer cet avis\u202f? Cette action est irréversible.";

/** 'Gérante chez Casa Ferrer', or the one part that is known; null when neither is. */
export function reviewerRole({
  position,
  company,
}: {
  position: string | null;
  company: string | null;
}): string | null {
  return position && company ? `${position} chez ${company}` : (company ?? position);
}

/** What customers think, for search engines: the reviews that a page shows and the mean of the verified ones. */
export function opinionsOf(
  shown: readonly { name: string; content: string; rating: number }[] | null,
  rating: RatingFacts | null,
): { rating?: RatingFacts; reviews: ReviewFacts[] } {
  const reviews = (shown ?? [])
    .filter((review) => review.rating >= 1)
    .map(({ name, content, rating }) => ({ author: name, text: content, rating }));
  return { ...(rating && { rating }), reviews };
}

export function reviewsPath(page: number, service: string | null = null): string {
  return `/avis${searchHref(new URLSearchParams(), { service, page: page > 1 ? page : null })}`;
}

export function reportPath(id: string): string {
  return `/avis/signaler?avis=${id}`;
}

export function reviewAnchor(id: string): string {
  return `avis-${id}`;
}
