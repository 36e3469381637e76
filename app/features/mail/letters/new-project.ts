import type { Letter } from "~/features/mail/model";

interface NewProject {
  recipient: string;
  fullName: string;
  project: { id: string; title: string; description?: string | null };
}

/** Tells a client that a project has been opened for him. */
export function newProject({ recipient, fullName, project }: NewProject): Letter {
  return {
    kind: "new-project",
    recipient,
    language: "fr",
    subject: `Votre projet est ouvert\u202f: ${project.title}`,
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      { type: "text", text: "Votre projet est enregistré. Son avancement se lit dans votre espace client." },
      { type: "facts", rows: [["Projet", project.title]] },
      ...(project.description ? [{ type: "quote", text: project.description } as const] : []),
      { type: "action", label: "Voir mon projet", path: `/dashboard/projects/${project.id}` },
    ],
  };
}
