import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { MESSAGES_COPY } from "~/content/project-messages";
import { SPACE_COPY } from "~/content/project-space";
import { headlineOf } from "~/features/projects/milestones/model/milestone-view";
import { projectHistory, STATUS_LABELS_BY_LANGUAGE } from "~/features/projects/model/project";
import type { listProjectsOf } from "~/features/projects/queries.server";
import { formatDate, formatMad } from "~/site/format";
import type { Language } from "~/site/language";

type Project = Awaited<ReturnType<typeof listProjectsOf>>["projects"][number];

interface Reader {
  language: Language;
  /** How many messages of each project are new, by its id. */
  unread: ReadonlyMap<string, number>;
  /** The names of the clients whose person the user is, by their ids. */
  others: ReadonlyMap<string, string>;
}

export function toItem(project: Project, { language, unread, others }: Reader) {
  const { id, title, description, status, events, milestones, client_id, budgetMad, deadline, created_at } = project;
  const { home } = CLIENT_SPACE[language];
  const name = others.get(client_id ?? "");
  const unreadCount = unread.get(id) ?? 0;
  return {
    id,
    title,
    description,
    status,
    historyLabel: home.history(title),
    headline: headlineOf({ status, milestones }, SPACE_COPY[language], language),
    statusLabels: STATUS_LABELS_BY_LANGUAGE[language],
    budget: budgetMad === null ? home.undecided : formatMad(budgetMad, language),
    deadline: deadline ? formatDate(deadline, language) : home.undecided,
    createdOn: formatDate(created_at, language),
    history: projectHistory(events, language),
    /** The owner of a project that the user sees as a person of another client. */
    client: name ? { id: client_id, name } : null,
    unread: unreadCount > 0 ? MESSAGES_COPY[language].open(unreadCount) : null,
  };
}

export type ProjectItem = ReturnType<typeof toItem>;
