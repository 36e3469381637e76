import type { Letter } from "~/features/mail/model";

/** The last letter to a client who asked to be forgotten. */
export function dataErased({ recipient, fullName }: { recipient: string; fullName: string }): Letter {
  return {
    kind: "data-erased",
    recipient,
    language: "fr",
    subject: "Vos données sont effacées",
    blocks: [
      { type: "text", text: `Bonjour ${fullName},` },
      {
        type: "text",
        text: "Comme vous l’avez demandé, votre compte, vos coordonnées et vos messages viennent d’être effacés.",
      },
      { type: "text", text: "Vous ne pouvez plus vous connecter, et nous ne vous écrirons plus." },
      { type: "note", text: "Les projets restent dans nos livres, sans votre nom." },
    ],
  };
}
