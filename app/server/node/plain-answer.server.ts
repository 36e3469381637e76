import type { Answer } from "./exchange.server";

const SENTENCES = {
  400: "Cette adresse n’est pas lisible.",
  404: "Ce fichier n’existe pas ou n’existe plus.",
  405: "Cette méthode n’est pas acceptée.",
  408: "La demande a mis trop de temps à arriver.",
  431: "Les en-têtes de la demande sont trop longs.",
  500: "Une erreur est survenue. Veuillez réessayer.",
};

/** The statuses the adapter answers by itself, before or instead of the application. */
export type PlainStatus = keyof typeof SENTENCES;

/** A page of one sentence in French, for when no page can be rendered. */
export function plainAnswer(status: PlainStatus): Answer {
  const sentence = SENTENCES[status];
  const html =
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${sentence}</title><p>${sentence}</p><p><a href="/">Retour à l’accueil</a></p></html>\n`;
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    body: Buffer.from(html),
  };
}
