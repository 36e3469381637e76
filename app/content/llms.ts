/** What the site says of itself to language models, in /llms.txt. */
export const llmsCopy = {
  summary:
    "Agence digitale de Casablanca : sites, applications, identités visuelles, contenus et données, pour les entreprises du Maroc, d’Espagne, d’Arabie saoudite et d’Afrique.",
  facts:
    "Plus de {projects} projets livrés, plus de {clients} clients satisfaits, plus de {experts} experts. Réponse en 24 h, devis gratuit, sans engagement. Les prix sont en dirhams marocains (MAD).",
  everyService: "Toutes les prestations",
  casesTitle: "Réalisations",
  everyCase: "Toutes les réalisations",
  pagesTitle: "Pages",
  pages: [
    ["/about", "À propos de l’agence"],
    ["/avis", "Avis des clients"],
    ["/blog", "Blog"],
    ["/maroc", "L’agence au Maroc"],
    ["/espana", "La agencia en España"],
    ["/saudi-arabia", "الوكالة في السعودية"],
    ["/terms", "Conditions d’utilisation"],
  ],
  contactTitle: "Contact",
  form: "Formulaire de contact",
} as const;
