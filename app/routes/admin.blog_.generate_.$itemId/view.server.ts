import { listCategories } from "~/features/blog/queries.server";
import type { StoredItem } from "~/features/generation/items.server";
import { firstBriefOf, toWriting } from "~/features/generation/items.server";
import { wordsIn } from "~/features/generation/model/brief";
import { API_KEY_MISSING, isOpen, itemPath, SINGLE_BRIEF_UNREADABLE } from "~/features/generation/model/generation";
import { openReview, renderHalfWritten } from "~/features/generation/review.server";
import type { SingleBrief } from "~/features/generation/schema/brief";
import { singleBriefSchema } from "~/features/generation/schema/brief";
import { API_KEYS_SCREEN } from "~/features/settings/api-keys/model";
import { formatNumber } from "~/lib/text/format-number";
import { scaledMs } from "~/server/env.server";
import { FRENCH_LANGUAGE_NAMES } from "~/site/language";

/** How often a page without scripts looks again. */
const REFRESH_MS = 3000;

/** The brief may be of an older shape, or damaged: the article is then shown without it, and cannot be tried again. */
export async function toView(item: StoredItem) {
  const brief = singleBriefSchema.safeParse(item.brief).data ?? null;
  const about = { id: item.id, path: itemPath(item.id), brief: brief ? toBrief(brief, item) : NO_BRIEF };
  const { status } = item;
  if (isOpen(status)) return { ...about, ...writing(item, brief) };
  const written = toWriting(item);
  if (status === "done" && written) {
    const asked = firstBriefOf(item);
    const postId = item.generation.items.find(({ post_id }) => post_id)?.post_id ?? null;
    return {
      ...about,
      state: "written" as const,
      title: "Relire l’article",
      description: "Rien n’est enregistré tant que vous ne l’avez pas décidé.",
      review: await openReview(written.article, {
        postId,
        language: asked?.language ?? "fr",
        brief: asked,
      }),
      postId,
      categories: await listCategories(),
      versions: versionsOf(item),
    };
  }
  return { ...about, ...brokenOff(item, brief) };
}

type Screen = Awaited<ReturnType<typeof toView>>;
export type WritingScreen = Extract<Screen, { state: "writing" }>;
export type BrokenOffScreen = Extract<Screen, { state: "broken-off" }>;
export type WrittenScreen = Extract<Screen, { state: "written" }>;

function brokenOff({ status, error }: StoredItem, brief: SingleBrief | null) {
  const isCancelled = status === "cancelled" && brief !== null;
  const kept = isCancelled ? "Votre demande est gardée : vous pouvez la relancer." : "Votre demande est gardée.";
  return {
    state: "broken-off" as const,
    isCancelled,
    error: brief ? error : SINGLE_BRIEF_UNREADABLE,
    isAboutKey: error === API_KEY_MISSING || Boolean(error?.includes(API_KEYS_SCREEN)),
    canRetry: brief !== null,
    title: isCancelled ? "Génération annulée" : "Erreur lors de la génération",
    description: brief && kept,
  };
}

function writing({ status, partial_text }: StoredItem, brief: SingleBrief | null) {
  return {
    state: "writing" as const,
    title: brief?.kind === "section" ? "La partie se réécrit" : "L’article s’écrit",
    description:
      "Une minute, quelques-unes pour un texte long. Vous pouvez quitter cette page : le texte vous attendra.",
    isWaiting: status === "waiting",
    text: renderHalfWritten(partial_text),
    charactersWanted: brief?.kind === "subject" ? brief.characterCount : null,
    refreshSeconds: Math.ceil(scaledMs(REFRESH_MS) / 1000),
  };
}

const NO_BRIEF: ReturnType<typeof toBrief> = { formerPath: null, lines: [] };

/** What was asked for, in lines; and for a part of an article, where the article is as it was. */
function toBrief(brief: SingleBrief, item: StoredItem) {
  const subject = firstBriefOf(item)?.subject ?? "";
  if (brief.kind === "section") {
    const wish = brief.wish ? [{ term: "Consigne", value: brief.wish }] : [];
    const part = { term: "Partie", value: brief.heading ?? "Introduction" };
    return { formerPath: itemPath(brief.of), lines: [{ term: "Sujet", value: subject }, part, ...wish] };
  }
  const { characterCount, imagePrompt, language } = brief;
  const length = `${formatNumber(characterCount)} caractères, soit environ ${formatNumber(wordsIn(characterCount))} mots`;
  const image = imagePrompt ? [{ term: "Image", value: imagePrompt }] : [];
  return {
    formerPath: null,
    lines: [
      { term: "Sujet", value: subject },
      { term: "Langue", value: FRENCH_LANGUAGE_NAMES[language] },
      { term: "Longueur", value: length },
      ...image,
    ],
  };
}

function versionsOf({ id, generation }: StoredItem) {
  const done = generation.items.filter(({ status }) => status === "done");
  return done.map((version, index) => {
    const brief = singleBriefSchema.safeParse(version.brief).data;
    const change = brief?.kind === "section" ? `« ${brief.heading ?? "Introduction"} » réécrite` : "premier jet";
    return { to: itemPath(version.id), label: `Version ${index + 1} : ${change}`, isCurrent: version.id === id };
  });
}
