import type { SpaceCopy } from "~/content/project-space/project-space";
import { SPACE_COPY } from "~/content/project-space/project-space";
import { progressOf } from "~/features/milestones/model/milestone";
import { headlineOf, milestoneView, newsOf, reworksOf } from "~/features/milestones/model/milestone-view";
import type { FileToReview, TrackedMilestone } from "~/features/milestones/queries.server";
import { markOf } from "~/features/milestones/queries.server";
import { shownFile } from "~/features/project-messages/thread-view";
import { isOver, STATUS_LABELS_BY_LANGUAGE } from "~/features/projects/model/project";
import type { getProjectOf } from "~/features/projects/queries.server";
import { formatMoney } from "~/lib/money/format-money";
import type { SignedInUser } from "~/server/sessions/user";
import { formatDate, formatMad } from "~/site/format";
import type { Language } from "~/site/language";

type Project = NonNullable<Awaited<ReturnType<typeof getProjectOf>>>;

/** So many lines of news are shown. */
const NEWS_MAX = 6;

/** What is to be decided on, by the milestone. */
export type ToReview = ReadonlyMap<string, readonly FileToReview[]>;

/** Where a project stands, in the words of its page and the language of its reader. */
export function toView(
  project: Project,
  milestones: TrackedMilestone[],
  toReview: ToReview,
  { id: userId, language }: SignedInUser,
) {
  const copy = SPACE_COPY[language];
  const { id, title, description, status, events, created_at } = project;
  const { done, total } = progressOf(milestones);
  const reader = { copy, language, userId, now: new Date(), isOver: isOver(status) };
  return {
    id,
    title,
    description,
    status,
    language,
    history: events.map(({ id: key, status: was, created_at: at }) => ({
      id: key,
      status: was,
      at: at.toISOString(),
      on: formatDate(at, language),
    })),
    statusLabels: STATUS_LABELS_BY_LANGUAGE[language],
    since: `${copy.since} ${formatDate(events.at(-1)?.created_at ?? created_at, language)}`,
    headline: headlineOf({ status, milestones }, copy, language),
    progress: total > 0 && !reader.isOver ? { done, total, words: copy.progress(done, total) } : null,
    milestones: milestones.map((milestone) => ({
      ...milestoneView(milestone, reader),
      mayDecide: !reader.isOver && milestone.state === "in_review",
      ...reviewOf(toReview.get(milestone.id) ?? [], language),
    })),
    news: newsOf(milestones, reader, NEWS_MAX),
    revisions: revisionsOf(project, milestones, copy, language),
    facts: factsOf(project, copy, language),
    words: wordsOf(copy),
  };
}

/** The files of a decision, and the mark by which its form names them. */
function reviewOf(files: readonly FileToReview[], language: Language) {
  return { files: files.map((file) => shownFile(file, language)), shown: markOf(files) };
}

/** The words that the page needs: those that are functions stay here. */
function wordsOf(copy: SpaceCopy) {
  const { back, where, history, track, team, news, decide, summary, version, by, refused } = copy;
  return { back, where, history, track, team, news, decide, summary, version, by, refusedTitle: refused.title };
}

function revisionsOf(
  { revisions_included: included, extra_hour_price: price, currency }: Project,
  milestones: TrackedMilestone[],
  { revisions }: SpaceCopy,
  language: Language,
): string | null {
  if (included === null) return null;
  const used = revisions.count(reworksOf(milestones), included);
  return price === null ? used : `${used} ${revisions.beyond(formatMoney(price, currency, language))}`;
}

function factsOf({ deadline, budgetMad, service_category, created_at }: Project, copy: SpaceCopy, language: Language) {
  const { facts, undecided, categories } = copy;
  return [
    { term: facts.deadline, value: deadline ? formatDate(deadline, language) : undecided },
    { term: facts.budget, value: budgetMad === null ? undecided : formatMad(budgetMad, language) },
    { term: facts.category, value: service_category ? categories[service_category] : undecided },
    { term: facts.created, value: formatDate(created_at, language) },
  ];
}

export type ProjectView = ReturnType<typeof toView>;
