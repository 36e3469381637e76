import type { Letter } from "~/features/mail/model";

/** Tells the owner that the password is another one now. */
export function passwordChanged({ recipient, fullName }: { recipient: string; fullName: string }): Letter {
  return {
    kind: "password-changed",
    recipient,
    language: "fr",
    subject: "Votre mot de passe a changé",
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      {
        type: "text",
        text: "Le mot de passe de votre compte vient d’être changé. Vos autres appareils ont été déconnectés.",
      },
      { type: "text", text: "Si ce n’était pas vous, choisissez-en un autre tout de suite." },
      { type: "action", label: "Choisir un nouveau mot de passe", path: "/auth/forgot" },
    ],
  };
}
