import { execFileSync } from "node:child_process";

/** The first administrator of every site under test. */
export const ADMIN = { email: "admin@zellige.example", password: "soleil-de-casablanca" };

/** Clients of the demo data, who have the first administrator's password. */
export const CLIENT = { email: "khadija@riad-benali.example", password: ADMIN.password };
export const OTHER_CLIENT = { email: "omar@tazi-freres.example", password: ADMIN.password };

/**
 * The environment of a server under test: nothing of a developer's own `.env` reaches it, since what is set here,
 * if only to nothing, wins.
 */
export function serverEnvironment(overrides: Record<string, string>): Record<string, string> {
  return {
    NODE_ENV: "production",
    PORT: "",
    HOST: "",
    SITE_URL: "",
    DATABASE_URL: "",
    DATA_DIR: "",
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
    GEMINI_BASE_URL: "",
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
