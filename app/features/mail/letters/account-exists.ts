import type { Letter } from "~/features/mail/model";

/** To the owner of an account, when somebody signs up with its address: the page itself says nothing of it. */
export function accountExists({ recipient, fullName }: { recipient: string; fullName: string }): Letter {
  return {
    kind: "account-exists",
    recipient,
    language: "fr",
    subject: "Vous avez déjà un compte",
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      {
        type: "text",
        text: "Une inscription vient d’être demandée avec votre adresse, qui a déjà un compte. Rien n’a changé\u202f: connectez-vous comme d’habitude, ou choisissez un nouveau mot de passe.",
      },
      { type: "action", label: "Choisir un nouveau mot de passe", path: "/auth/forgot" },
      { type: "note", text: "Si ce n’était pas vous, vous n’avez rien à faire." },
    ],
  };
}
