import type { Email } from "~/features/mail/model/email";

interface ConsentAnswered {
  /** An admin. */
  recipient: string;
  title: string;
  caseId: string;
  isGiven: boolean;
}

/** Tells the team that a client has given, or taken back, leave to show a case. */
export function consentAnswered({ recipient, title, caseId, isGiven }: ConsentAnswered): Email {
  const news = isGiven
    ? "Le client accepte que cette réalisation soit montrée. Vous pouvez la publier."
    : "Le client a retiré son accord. La réalisation n’est plus sur le site.";
  return {
    kind: "consent-answered",
    recipient,
    language: "fr",
    subject: isGiven ? `Accord donné\u202f: ${title}` : `Accord retiré\u202f: ${title}`,
    blocks: [
      { type: "text", text: news },
      { type: "action", label: "Voir la réalisation", path: `/admin/realisations/${caseId}` },
    ],
  };
}
