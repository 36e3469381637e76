import type { Letter } from "~/features/mail/model";
import { plainName } from "~/lib/plain-name";

interface VerifyEmail {
  recipient: string;
  fullName: string;
  token: string;
}

/** Welcome, and the link which shows that the address is its owner's. */
export function verifyEmail({ recipient, fullName, token }: VerifyEmail): Letter {
  const name = plainName(fullName);
  return {
    kind: "verify-email",
    recipient,
    language: "fr",
    subject: "Confirmez votre adresse e-mail",
    blocks: [
      { type: "text", text: name ? `Bonjour ${name},` : "Bonjour," },
      {
        type: "text",
        text: "Votre compte est créé. Confirmez votre adresse pour vous connecter et suivre vos projets.",
      },
      { type: "action", label: "Confirmer mon adresse", path: `/auth/verify?token=${token}` },
      {
        type: "note",
        text: "Le lien est valable trois jours et ne sert qu’une fois. Si vous n’avez pas créé de compte, ignorez ce message.",
      },
    ],
  };
}
