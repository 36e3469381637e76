import type { Letter } from "~/features/mail/model";

interface Invitation {
  recipient: string;
  fullName: string;
  token: string;
  /** The project that is waiting there, if there is one. */
  projectTitle?: string | null;
}

/** Brings a client to the account made for him, where he chooses his password. */
export function invitation({ recipient, fullName, token, projectTitle }: Invitation): Letter {
  return {
    kind: "invitation",
    recipient,
    language: "fr",
    subject: "Votre espace client vous attend",
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      {
        type: "text",
        text: "Nous vous avons ouvert un espace client\u202f: vous y suivez l’avancement de vos projets, quand vous voulez.",
      },
      ...(projectTitle ? [{ type: "facts", rows: [["Projet", projectTitle]] } as const] : []),
      { type: "action", label: "Choisir mon mot de passe", path: `/auth/invitation?token=${token}` },
      { type: "note", text: "Le lien est valable sept jours et ne sert qu’une fois." },
    ],
  };
}
