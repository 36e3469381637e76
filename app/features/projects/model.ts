export const PROJECT_STATUSES = ["pending", "in_progress", "completed", "cancelled"] as const;

export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = {
  pending: "En attente",
  in_progress: "En cours",
  completed: "Terminé",
  cancelled: "Annulé",
};

export const PROJECT_STATUS_TONES = {
  pending: "yellow",
  in_progress: "blue",
  completed: "green",
  cancelled: "red",
} as const satisfies Record<ProjectStatus, string>;
