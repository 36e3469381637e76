import type { Email } from "~/features/mail/model/email";

interface MilestoneDecided {
  /** One of the team. */
  recipient: string;
  client: string;
  project: { id: string; title: string };
  milestone: string;
  decided: Decided;
}

/** `text` is what is to be done again. */
type Decided = { kind: "approved" } | { kind: "rework"; text: string } | { kind: "undone" };

const WORDS = { approved: "validée", rework: "à reprendre", undone: "décision reprise" } as const;
const UNDONE = "Le client a repris sa décision\u202f: l’étape est de nouveau à valider.";

/** Tells the team what a client has decided, or that a decision of which it was told is taken back. */
export function milestoneDecided({ recipient, client, project, milestone, decided }: MilestoneDecided): Email {
  return {
    kind: "milestone-decided",
    recipient,
    language: "fr",
    subject: `${project.title}\u202f: ${milestone}, ${WORDS[decided.kind]}`,
    blocks: [
      {
        type: "facts",
        rows: [
          ["Client", client],
          ["Projet", project.title],
          ["Étape", milestone],
        ],
      },
      ...(decided.kind === "rework" ? [{ type: "quote", text: decided.text } as const] : []),
      ...(decided.kind === "undone" ? [{ type: "text", text: UNDONE } as const] : []),
      { type: "action", label: "Ouvrir les étapes", path: `/admin/projects/${project.id}/etapes` },
    ],
  };
}
