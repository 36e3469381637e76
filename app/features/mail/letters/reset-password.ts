import type { Letter } from "~/features/mail/model";

interface ResetPassword {
  recipient: string;
  fullName: string;
  token: string;
}

/** The link to choose a new password, to whoever said it was forgotten. */
export function resetPassword({ recipient, fullName, token }: ResetPassword): Letter {
  return {
    kind: "reset-password",
    recipient,
    language: "fr",
    subject: "Choisissez un nouveau mot de passe",
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      {
        type: "text",
        text: "Vous avez indiqué avoir oublié votre mot de passe. Ce lien vous laisse en choisir un autre.",
      },
      { type: "action", label: "Choisir un mot de passe", path: `/auth/reset?token=${token}` },
      {
        type: "note",
        text: "Il est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe reste le même.",
      },
    ],
  };
}
