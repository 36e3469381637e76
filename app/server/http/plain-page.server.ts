const SENTENCES = {
  400: "Cette demande n’est pas lisible.",
  403: "Ce formulaire a été envoyé depuis une autre adresse que la nôtre. Rouvrez la page et réessayez.",
  404: "Ce fichier n’existe pas ou n’existe plus.",
  405: "Cette méthode n’est pas acceptée.",
  408: "La demande a mis trop de temps à arriver.",
  413: "Ce que vous avez envoyé dépasse la taille permise.",
  414: "Cette adresse est trop longue.",
  429: "Trop de demandes arrivent de votre connexion. Revenez en arrière et réessayez dans quelques minutes.",
  431: "Les en-têtes de la demande sont trop longs.",
  500: "Une erreur est survenue. Veuillez réessayer.",
  503: "Le service est momentanément indisponible. Réessayez dans quelques secondes.",
};

/** The statuses that can be answered without rendering a page. */
export type PlainStatus = keyof typeof SENTENCES;

/**
 * A page of one sentence in French, for when no page can be rendered: it needs no other file.
 * @param reference of an error, by which its line of the log is found
 */
export function plainPage(status: PlainStatus, reference?: string): string {
  const sentence = SENTENCES[status] ?? SENTENCES[500];
  const named = reference ? `<p>Référence\u202f: <code>${reference}</code></p>` : "";
  return (
    `<!doctype html><html lang="fr" style="color-scheme:light dark;font:1.25rem/1.5 system-ui,sans-serif">` +
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title>` +
    `<body style="max-width:32rem;margin:18vh auto;padding:0 1.25rem"><p>${sentence}</p>${named}` +
    `<p><a href="/" style="color:inherit">Retour à l’accueil</a></p></body></html>\n`
  );
}
