import { beforeEach, onTestFinished } from "vitest";
import { Mailbox } from "./mailbox";
import { startAsStripe } from "./stripe-server";
import { startAsGemini } from "./text-provider";

/**
 * What the site talks to in the tests of the project `outside`, one of each a worker: a file that imports this module is
 * one of that project (see test-projects.ts), whose environment names them before anything of ours is loaded.
 */
export const mailbox = await Mailbox.open();
process.env.SMTP_URL = mailbox.url;

export const provider = await startAsGemini();
process.env.OPENAI_BASE_URL = provider.baseUrl;
// Nothing listens there.
process.env.PERPLEXITY_BASE_URL = "http://127.0.0.1:9";

export const stripe = await startAsStripe();

/** Takes Gemini's key out of the environment until the test is over. */
export async function withoutGeminiKey(): Promise<void> {
  const { env } = await import("~/server/env.server");
  const key = env.GEMINI_API_KEY;
  env.GEMINI_API_KEY = undefined;
  onTestFinished(() => {
    env.GEMINI_API_KEY = key;
  });
}

/** For the set-up of each file: no test finds what another has left. */
export function forgetBeforeEach(): void {
  beforeEach(() => {
    mailbox.forget();
    provider.reset();
    stripe.reset();
  });
}
