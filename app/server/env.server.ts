import { z } from "zod";
import { isEmailAddress } from "~/lib/forms/text-fields";
import { phoneAbroad, whatsappAbroad } from "~/server/forms/phone.server";
import { readStorageAddress } from "~/server/storage/storage-address";

z.config({ jitless: true });

const emailAddress = z.string().refine(isEmailAddress, "Invalid email address");

const list = z
  .string()
  .transform((value) => value.split(",").map((item) => item.trim()))
  .pipe(z.array(z.string().min(32, "Each secret needs at least 32 characters.")).min(1));

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ""));

const storageAddress = (name: string) =>
  z
    .string()
    .transform((text) => readStorageAddress(text))
    .refine((address) => address !== null, `${name} must read s3://KEY:SECRET@HOST/BUCKET?region=…`);

/** OWASP's least for a password at rest: log2 of scrypt's N. Source: Password Storage Cheat Sheet. */
const PASSWORD_COST = 15;

const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: webAddress.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "DATABASE_URL must start with postgresql://")
    .optional(),
  STORAGE_URL: storageAddress("STORAGE_URL").optional(),
  EDGE_ORIGIN: webAddress.optional(),
  BACKUP_URL: storageAddress("BACKUP_URL").optional(),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  DATA_DIR: z.string().default(".data"),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12, "BACKUP_PASSPHRASE needs at least 12 characters.").optional(),
  SESSION_SECRET: list.optional(),
  ENCRYPTION_KEY: list.optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z.string().min(8, "ADMIN_PASSWORD needs at least 8 characters.").optional(),
  SEED_DEMO: z.enum(["0", "1"]).optional(),
  SITE_NAME: z.string().default("Zellige"),
  CONTACT_PHONE: z
    .string()
    .default("+212 5 22 00 00 00")
    .transform((number) => phoneAbroad(number) ?? number),
  CONTACT_EMAIL: emailAddress.default("bonjour@zellige.example"),
  CONTACT_ADDRESS: z.string().default("Casablanca, Maroc"),
  WHATSAPP_NUMBER: z
    .string()
    .transform((number) => whatsappAbroad(number) ?? number.replace(/\D/g, ""))
    .pipe(z.string().min(8))
    .prefault("212600000000"),
  INSTAGRAM_URL: z.url().default("https://www.instagram.com/zellige.example"),
  LINKEDIN_URL: z.url().default("https://www.linkedin.com/company/zellige-example"),
  REDDIT_URL: z.url().default("https://www.reddit.com/r/zellige_example"),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "SMTP_URL must start with smtp:// or smtps://" }).optional(),
  MAIL_FROM: z.string().optional(),
  GEMINI_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  PERPLEXITY_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: webAddress.default("https://generativelanguage.googleapis.com/v1beta/openai"),
  OPENAI_BASE_URL: webAddress.default("https://api.openai.com/v1"),
  PERPLEXITY_BASE_URL: webAddress.default("https://api.perplexity.ai"),
  GEMINI_MODEL: z.string().default("gemini-2.5-flash"),
  OPENAI_MODEL: z.string().default("gpt-4.1-mini"),
  PERPLEXITY_MODEL: z.string().default("sonar"),
  GENERATION_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(60_000),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_BASE_URL: webAddress.default("https://api.stripe.com"),
  DATABASE_DASHBOARD_URL: z.url({ protocol: /^https?$/ }).optional(),
  HOSTING_NAME: z.string().optional(),
  PICTURE_HOSTS_ALLOWED: z
    .string()
    .default("")
    .transform((hosts) =>
      hosts
        .split(",")
        .map((host) => host.trim())
        .filter(Boolean),
    ),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  SLOW_REQUEST_MS: z.coerce.number().int().min(1).default(1000),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN needs at least 16 characters.").optional(),
  ABUSE_LIMITS: z.enum(["on", "off"]).default("on"),
  PAUSE_SCALE: z.coerce.number().min(0.05).max(1).default(1),
  PASSWORD_COST: z.coerce.number().int().min(4).max(20).default(PASSWORD_COST),
});

const schema = variables
  .refine((env) => env.PASSWORD_COST >= PASSWORD_COST || env.NODE_ENV === "test", {
    path: ["PASSWORD_COST"],
    error: `At least ${PASSWORD_COST}: a lower one is for tests alone.`,
  })
  .refine((env) => env.WEB_CONCURRENCY === 1 || env.DATABASE_URL !== undefined, {
    path: ["WEB_CONCURRENCY"],
    error: "The embedded database is one process's: for several, set DATABASE_URL.",
  });

/** The environment as this product reads it; see `.env.example` for the meaning of each name. */
export type Env = z.output<typeof schema>;

/** Parses an environment. @throws an Error fit for the terminal that names each wrong variable on its line */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not right:\n${lines.join("\n")}`);
}

/** Parsed once, when the process starts. The only place where the process's environment is read. */
export const env = parseEnv(process.env);

/** A pause of the product in milliseconds, shortened where tests run with a PAUSE_SCALE below 1. */
export const scaledMs = (ms: number) => Math.round(ms * env.PAUSE_SCALE);

/** Whether the embedded database (PGlite in DATA_DIR) is used: no DATABASE_URL. */
export const usesEmbeddedDatabase = env.DATABASE_URL === undefined;

/** Whether an empty database is filled with the demo: on the embedded one unless SEED_DEMO says otherwise. */
export const isDemoWanted = env.SEED_DEMO ? env.SEED_DEMO === "1" : usesEmbeddedDatabase;

/** Base address for canonical links and e-mails, without a final slash. Never taken from a request. */
export const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;

/** Its host and port, by which an address is known to be one of ours. */
export const siteHost = new URL(siteUrl).host;

/** Whether e-mails are sent. Without a mail server they are kept, and no user can be asked to open one. */
export const isMailSent = env.SMTP_URL !== undefined;

/** Whether cookies may carry Secure and the `__Host-` prefix. */
export const isHttps = siteUrl.startsWith("https://");

/** Whether pages for developers exist, such as the style guide. */
export const isDevelopment = env.NODE_ENV !== "production";

/** All that the browser may ever see of the environment. */
export const publicEnv = {
  siteUrl,
  siteName: env.SITE_NAME,
  phone: env.CONTACT_PHONE,
  email: env.CONTACT_EMAIL,
  address: env.CONTACT_ADDRESS,
  whatsappNumber: env.WHATSAPP_NUMBER,
  instagramUrl: env.INSTAGRAM_URL,
  linkedinUrl: env.LINKEDIN_URL,
  redditUrl: env.REDDIT_URL,
};
