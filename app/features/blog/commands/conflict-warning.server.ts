import { editConflictWarning } from "~/site/edit-conflict-warning";
import type { Changed } from "./save-outcome.server";

const WOULD_PUBLISH = "Leur version est un brouillon\u202f; la vôtre, enregistrée quand même, la publierait.";
const WOULD_TAKE_BACK =
  "Leur version est publiée\u202f; la vôtre, enregistrée quand même, en referait un brouillon. Cochez «\u00a0Publié\u00a0» pour l’éviter.";

/**
 * What is said to whoever would save over somebody else's work: a heading, then a sentence, and another one when this
 * would publish the article or take it back.
 */
export function changeWarning(changed: Changed, willBePublished = changed.isPublished): string[] {
  const { isPublished } = changed;
  return [
    ...editConflictWarning("Cet article", changed),
    ...(isPublished === willBePublished ? [] : [willBePublished ? WOULD_PUBLISH : WOULD_TAKE_BACK]),
  ];
}
