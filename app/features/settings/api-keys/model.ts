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

export interface ApiKeyKind {
  tab: ApiKeyTab;
  title: string;
  label: string;
  /** What the site does with it; null where nothing calls its provider. */
  purpose: string | null;
}

export const API_KEY_KINDS: Record<ApiKeyName, ApiKeyKind> = {
  PERPLEXITY_API_KEY: {
    tab: "content",
    title: "Perplexity",
    label: "Clé Perplexity",
    purpose: "Rédige les articles du blog à partir de sources, quand ni Gemini ni OpenAI n’ont de clé.",
  },
  GEMINI_API_KEY: {
    tab: "ai",
    title: "Google Gemini",
    label: "Clé Google Gemini",
    purpose: "Rédige les articles du blog.",
  },
  OPENAI_API_KEY: {
    tab: "ai",
    title: "OpenAI",
    label: "Clé OpenAI",
    purpose: "Rédige les articles du blog, quand Gemini n’a pas de clé.",
  },
  META_ACCESS_TOKEN: {
    tab: "marketing",
    title: "Meta (Facebook et Instagram)",
    label: "Jeton d’accès Meta",
    purpose: null,
  },
  WHATSAPP_API_KEY: { tab: "marketing", title: "WhatsApp Business", label: "Clé WhatsApp Business", purpose: null },
  LINKEDIN_API_KEY: { tab: "marketing", title: "LinkedIn", label: "Clé LinkedIn", purpose: null },
  STRIPE_SECRET_KEY: {
    tab: "payment",
    title: "Stripe",
    label: "Clé secrète Stripe",
    purpose:
      "Propose de payer par carte les factures en euros, dès que le serveur connaît aussi le secret des annonces de Stripe.",
  },
  RESEND_API_KEY: { tab: "email", title: "Resend", label: "Clé Resend", purpose: null },
  GOOGLE_SEARCH_CONSOLE_KEY: {
    tab: "seo",
    title: "Google Search Console",
    label: "Clé Google Search Console",
    purpose: null,
  },
};

/** What the site does with a key today, in one sentence. */
export function purposeOf(name: ApiKeyName): string {
  const { title, purpose } = API_KEY_KINDS[name];
  return purpose ?? `Le site n’appelle pas encore ${title}\u202f: cette clé ne lui sert à rien aujourd’hui.`;
}

/** The intent of the form that calls a key’s provider. */
export function tryIntent(name: ApiKeyName): string {
  return `try-${name}`;
}

export const API_KEYS_SCREEN = "Gestion des API Keys";
