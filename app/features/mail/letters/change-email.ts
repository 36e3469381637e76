import type { Letter } from "~/features/mail/model";

interface ChangeEmail {
  /** The new address. */
  recipient: string;
  fullName: string;
  token: string;
}

/** The link which makes a new address that of the account. */
export function changeEmail({ recipient, fullName, token }: ChangeEmail): Letter {
  return {
    kind: "change-email",
    recipient,
    language: "fr",
    subject: "Confirmez votre nouvelle adresse",
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      { type: "text", text: "Vous voulez vous connecter avec cette adresse. Confirmez qu’elle est bien la vôtre." },
      { type: "action", label: "Confirmer cette adresse", path: `/auth/verify?token=${token}` },
      {
        type: "note",
        text: "Le lien est valable un jour et ne sert qu’une fois. D’ici là, votre adresse actuelle reste en place.",
      },
    ],
  };
}

interface ChangeNotice {
  /** The address of the account until now. */
  recipient: string;
  fullName: string;
  newEmail: string;
}

/** Tells the old address that a new one was asked for. */
export function changeEmailNotice({ recipient, fullName, newEmail }: ChangeNotice): Letter {
  return {
    kind: "change-email-notice",
    recipient,
    language: "fr",
    subject: "Un changement d’adresse a été demandé",
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      {
        type: "text",
        text: "Une nouvelle adresse a été demandée pour votre compte. Elle remplacera celle-ci une fois confirmée.",
      },
      { type: "facts", rows: [["Nouvelle adresse", newEmail]] },
      { type: "text", text: "Si ce n’était pas vous, changez votre mot de passe sans attendre." },
      { type: "action", label: "Choisir un nouveau mot de passe", path: "/auth/forgot" },
    ],
  };
}
