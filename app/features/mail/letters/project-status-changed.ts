import type { Letter } from "~/features/mail/model";

interface ProjectStatusChanged {
  recipient: string;
  fullName: string;
  projectId: string;
  projectTitle: string;
  /** As it is read: 'En cours'. */
  statusLabel: string;
}

/** Tells a client where the project stands now. */
export function projectStatusChanged(input: ProjectStatusChanged): Letter {
  const { recipient, fullName, projectId, projectTitle, statusLabel } = input;
  return {
    kind: "project-status-changed",
    recipient,
    language: "fr",
    subject: `${projectTitle}\u202f: ${statusLabel.toLowerCase()}`,
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      { type: "text", text: "Votre projet a avancé." },
      {
        type: "facts",
        rows: [
          ["Projet", projectTitle],
          ["Statut", statusLabel],
        ],
      },
      { type: "action", label: "Voir mon projet", path: `/dashboard/projects/${projectId}` },
    ],
  };
}
