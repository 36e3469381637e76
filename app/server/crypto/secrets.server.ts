import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseJson } from "~/lib/text/json";
import { env, usesEmbeddedDatabase } from "~/server/env.server";

const secret = z.string().min(32);
/** One, or several as they are rotated: the first is the one in use. */
const secrets = z.union([secret.transform((one) => [one]), z.array(secret).min(1)]);
const fileSchema = z.object({ sessionSecret: secrets, encryptionKey: secrets });

type KeptSecrets = z.output<typeof fileSchema>;

const FILE = "secrets.json";
const COPY = ".secrets.json";
const ARCHIVE = /\.tar\.gz$/;

/** Where the secrets that were made lie, those of the environment aside. */
export function secretsFile(dataDir = env.DATA_DIR): string {
  return path.join(dataDir, FILE);
}

let kept: KeptSecrets | undefined;

/** What signs cookies: the first signs, all verify. @throws for the terminal in production on PostgreSQL without */
export function sessionSecrets(): string[] {
  return env.SESSION_SECRET ?? keptSecrets("SESSION_SECRET").sessionSecret;
}

/** What encrypts provider keys: the first encrypts, all decrypt. @throws as `sessionSecrets` */
export function encryptionKeys(): string[] {
  return env.ENCRYPTION_KEY ?? keptSecrets("ENCRYPTION_KEY").encryptionKey;
}

function keptSecrets(name: string): KeptSecrets {
  if (!usesEmbeddedDatabase && env.NODE_ENV === "production") {
    throw new Error(
      `${name} is missing: with DATABASE_URL in production, set SESSION_SECRET and ENCRYPTION_KEY to 32 random characters or more each.`,
    );
  }
  kept ??= read(secretsFile()) ?? create(secretsFile());
  return kept;
}

function read(file: string): KeptSecrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const parsed = fileSchema.safeParse(parseJson(text));
  // Replacing it would sign everyone out and make the stored provider keys unreadable, so that stays a human's choice.
  if (!parsed.success) throw new Error(explainDamage(file));
  return parsed.data;
}

function explainDamage(file: string): string {
  const backups = path.join(path.dirname(file), "backups");
  const copies = existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith(COPY)) : [];
  const newest = copies.sort().at(-1);
  const remedy = newest ? `copy ${path.join(backups, newest)} to its place` : "put a copy of your own in its place";
  return `${file} is damaged: ${remedy}, or remove it to make new secrets (everybody is signed out, and stored keys of providers are lost).`;
}

/** The file of secrets for an archive, former ones included, from environment or file; undefined if none yet. */
export function secretsToKeep(): Buffer | undefined {
  const file = secretsFile();
  if (!env.SESSION_SECRET && !env.ENCRYPTION_KEY) return existsSync(file) ? readFileSync(file) : undefined;
  return fileOf({
    sessionSecret: env.SESSION_SECRET ?? read(file)?.sessionSecret ?? sessionSecrets(),
    encryptionKey: env.ENCRYPTION_KEY ?? read(file)?.encryptionKey ?? encryptionKeys(),
  });
}

/** One secret stands as a text, which releases that know no lists read too. */
function fileOf({ sessionSecret, encryptionKey }: KeptSecrets): Buffer {
  const oneOrAll = (list: string[]) => (list.length === 1 ? list[0] : list);
  const content = { sessionSecret: oneOrAll(sessionSecret), encryptionKey: oneOrAll(encryptionKey) };
  return Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
}

/** Where a copy of the secrets lies beside a backup. */
export function secretsBeside(archive: string): string {
  return archive.replace(ARCHIVE, "") + COPY;
}

/** Copies the secrets beside a backup, for their owner alone: within it they would go wherever the archive goes. */
export function keepSecretsBeside(archive: string, dataDir: string): void {
  const text = readText(secretsFile(dataDir));
  if (text !== undefined && isWhole(text)) replaceFile(secretsBeside(archive), text);
}

/** Restores the secrets beside a backup; those that differ are kept beside. Nothing where the backup has none. */
export function bringSecretsBack(archive: string, dataDir: string): void {
  const text = readText(secretsBeside(archive));
  if (text !== undefined && isWhole(text)) putSecrets(Buffer.from(text), dataDir);
}

/** Puts the file of secrets in its place; one that differs is kept beside. */
export function putSecrets(secrets: Buffer, dataDir = env.DATA_DIR): void {
  const file = secretsFile(dataDir);
  const present = existsSync(file) ? readFileSync(file) : undefined;
  if (present?.equals(secrets)) return;
  // A copy, so that no crash leaves the site without secrets: it would make new ones.
  if (present) replaceFile(`${file}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`, present);
  replaceFile(file, secrets);
}

function isWhole(text: string): boolean {
  return fileSchema.safeParse(parseJson(text)).success;
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function create(file: string): KeptSecrets {
  mkdirSync(path.dirname(file), { recursive: true });
  const randomSecret = () => randomBytes(32).toString("base64url");
  const made = { sessionSecret: [randomSecret()], encryptionKey: [randomSecret()] };
  replaceFile(file, fileOf(made));
  return made;
}

/** Written aside and renamed into place, so that a crash leaves no half of a file behind. */
function replaceFile(file: string, text: string | Buffer): void {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, text, { mode: 0o600, flush: true });
  renameSync(aside, file);
}
