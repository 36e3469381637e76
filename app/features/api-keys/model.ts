/** The tabs of the screen, in their order. */
export const API_KEY_TABS = [
  { id: "content", label: "Contenu" },
  { id: "ai", label: "IA" },
  { id: "marketing", label: "Marketing" },
  { id: "payment", label: "Paiement" },
  { id: "email", label: "Email" },
  { id: "seo", label: "SEO" },
] as const;

export type ApiKeyTab = (typeof API_KEY_TABS)[number]["id"];

export const API_KEY_NAMES = [
  "PERPLEXITY_API_KEY",
  "GEMINI_API_KEY",
  "OPENAI_API_KEY",
  "META_ACCESS_TOKEN",
  "WHATSAPP_API_KEY",
  "LINKEDIN_API_KEY",
  "STRIPE_SECRET_KEY",
  "RESEND_API_KEY",
  "GOOGLE_SEARCH_CONSOLE_KEY",
] as const;

export type ApiKeyName = (typeof API_KEY_NAMES)[number];

/** Which key it is, for those who enter it. */
export interface ApiKeyKind {
  tab: ApiKeyTab;
  title: string;
  /** What the site does with it. */
  purpose: string;
}

const STORED_ONLY = "Gardée ici, chiffrée, pour le jour où le site s’y branchera.";

export const API_KEY_KINDS: Record<ApiKeyName, ApiKeyKind> = {
  PERPLEXITY_API_KEY: { tab: "content", title: "Perplexity", purpose: "Rédige des articles appuyés sur des sources." },
  GEMINI_API_KEY: { tab: "ai", title: "Google Gemini", purpose: "Rédige les articles du blog." },
  OPENAI_API_KEY: { tab: "ai", title: "OpenAI", purpose: "Rédige les articles du blog, quand Gemini n’a pas de clé." },
  META_ACCESS_TOKEN: { tab: "marketing", title: "Meta (Facebook et Instagram)", purpose: STORED_ONLY },
  WHATSAPP_API_KEY: { tab: "marketing", title: "WhatsApp Business", purpose: STORED_ONLY },
  LINKEDIN_API_KEY: { tab: "marketing", title: "LinkedIn", purpose: STORED_ONLY },
  STRIPE_SECRET_KEY: { tab: "payment", title: "Stripe", purpose: STORED_ONLY },
  RESEND_API_KEY: { tab: "email", title: "Resend", purpose: STORED_ONLY },
  GOOGLE_SEARCH_CONSOLE_KEY: { tab: "seo", title: "Google Search Console", purpose: STORED_ONLY },
};

export const API_KEY_SAVED = "Clé API sauvegardée";
export const API_KEY_REMOVED = "Clé API supprimée";
/** What the screen of the keys is called, wherever it is spoken of. */
export const API_KEYS_SCREEN = "Gestion des API Keys";
export const API_KEY_REMOVE_QUESTION = "Êtes-vous sûr de vouloir supprimer cette clé API ?";
