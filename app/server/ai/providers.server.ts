import { env } from "~/server/env.server";

/** Whoever writes: a service that speaks the chat completions of OpenAI. */
export interface TextProvider {
  name: "gemini" | "openai" | "perplexity";
  /** Name shown to users. */
  label: string;
  /** Of the key that opens it. */
  keyName: "GEMINI_API_KEY" | "OPENAI_API_KEY" | "PERPLEXITY_API_KEY";
  /** Without a final slash. */
  baseUrl: string;
  model: string;
}

/** Every provider of texts; the first that has a key writes. */
export const TEXT_PROVIDERS: readonly TextProvider[] = [
  {
    name: "gemini",
    label: "Google Gemini",
    keyName: "GEMINI_API_KEY",
    baseUrl: env.GEMINI_BASE_URL,
    model: env.GEMINI_MODEL,
  },
  {
    name: "openai",
    label: "OpenAI",
    keyName: "OPENAI_API_KEY",
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
  },
  {
    name: "perplexity",
    label: "Perplexity",
    keyName: "PERPLEXITY_API_KEY",
    baseUrl: env.PERPLEXITY_BASE_URL,
    model: env.PERPLEXITY_MODEL,
  },
];
