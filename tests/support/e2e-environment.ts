import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Who signs in to the back office in the end-to-end tests. */
export const ADMIN = { email: "admin@zellige.example", password: "soleil-de-casablanca" };

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

/**
 * The environment of a server under test: nothing of a developer's own `.env` reaches it, since what is set here,
 * if only to nothing, wins.
 */
export function serverEnvironment(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    NODE_ENV: "production",
    PORT: port,
    HOST: "",
    SITE_URL: baseURL,
    DATABASE_URL: "",
    DATA_DIR: dataDir,
    STORAGE_URL: "",
    BACKUP_URL: "",
    WEB_CONCURRENCY: "",
    SESSION_SECRET: "",
    ENCRYPTION_KEY: "",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SEED_DEMO: "1",
    SMTP_URL: "",
    GEMINI_API_KEY: "",
    OPENAI_API_KEY: "",
    PERPLEXITY_API_KEY: "",
    GENERATION_TIMEOUT_MS: "30000",
    PAUSE_SCALE: "0.1",
    PASSWORD_COST: "",
    GEMINI_BASE_URL: `http://127.0.0.1:${textProviderPort}`,
    TRUST_PROXY: "",
    ABUSE_LIMITS: "off",
    LOG_LEVEL: "error",
    ...overrides,
  };
}

/** A free port, found by a child process, since a configuration cannot wait. */
export function freePort(): string {
  const program =
    "const s=require('net').createServer().listen(0,()=>{process.stdout.write(String(s.address().port));s.close()})";
  return execFileSync(process.execPath, ["-e", program], { encoding: "utf8" });
}
