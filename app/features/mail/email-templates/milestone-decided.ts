import type { Email } from "~/features/mail/model/email";

interface MilestoneDecided {
  /** One of the team. */
  recipient: string;
  client: string;
  project: { id: string; title: string };
  milestone: string;
  /** What is to be done again; null for an approval. */
  rework: string | null;
}

/** Tells the team what a client has decided. */
export function milestoneDecided({ recipient, client, project, milestone, rework }: MilestoneDecided): Email {
  const decided = rework === null ? "validée" : "à reprendre";
  return {
    ...{ kind: "milestone-decided", recipient, language: "fr" },
    subject: `${project.title}\u202f: ${milestone}, ${decided}`,
    blocks: [
      {
        type: "facts",
        rows: [
          ["Client", client],
          ["Projet", project.title],
          ["Étape", milestone],
        ],
      },
      ...(rework === null ? [] : [{ type: "quote", text: rework } as const]),
      { type: "action", label: "Ouvrir les étapes", path: `/admin/projects/${project.id}/etapes` },
    ],
  };
}
