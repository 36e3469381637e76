import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, serverEnvironment } from "./server-environment";

// Playwright reads its configuration in every worker: what the first process chose is handed on by the environment.
process.env.E2E_PORT ??= freePort();
process.env.E2E_ORIGIN_PORT ??= freePort();
process.env.E2E_SMTP_PORT ??= freePort();
process.env.E2E_TEXT_PROVIDER_PORT ??= freePort();
process.env.E2E_CONTROL_PORT ??= freePort();
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "zellige-e2e-"));
process.env.E2E_FACES_DIR ??= mkdtempSync(path.join(tmpdir(), "zellige-faces-"));

/** Where the server under test listens, and keeps what it stores. */
export const port = process.env.E2E_PORT;
/** Where the Node process behind workerd listens, in the tests of the edge. */
export const originPort = process.env.E2E_ORIGIN_PORT;
/** Where the mail server listens to which the site under test sends. */
export const smtpPort = process.env.E2E_SMTP_PORT;
/** Where the provider of texts listens that the site under test asks for articles. */
export const textProviderPort = process.env.E2E_TEXT_PROVIDER_PORT;
/** Where tests ask what both of them have received, and tell them what to do. */
export const controlPort = process.env.E2E_CONTROL_PORT;
export const dataDir = process.env.E2E_DATA_DIR;
/** Where browsers find their faces. */
export const facesDir = process.env.E2E_FACES_DIR;
export const baseURL = `http://localhost:${port}`;

/** The environment of the site that all end-to-end tests share. */
export function sharedSiteEnvironment(overrides: Record<string, string>): Record<string, string> {
  const provider = { GEMINI_BASE_URL: `http://127.0.0.1:${textProviderPort}` };
  return serverEnvironment({ PORT: port, SITE_URL: baseURL, DATA_DIR: dataDir, ...provider, ...overrides });
}
