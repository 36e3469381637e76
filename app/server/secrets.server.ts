import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { env, usesEmbeddedDatabase } from "~/server/env.server";

const fileSchema = z.object({ sessionSecret: z.string().min(32), encryptionKey: z.string().min(32) });

type KeptSecrets = z.output<typeof fileSchema>;

let kept: KeptSecrets | undefined;

/**
 * What cookies are signed with: the first signs, all verify, so that a new one can be put in front.
 * @throws an Error fit for the terminal when production on a PostgreSQL server has none.
 */
export function sessionSecrets(): string[] {
  return env.SESSION_SECRET ?? [keptSecrets("SESSION_SECRET").sessionSecret];
}

/**
 * What stored provider keys are encrypted with: the first encrypts, all decrypt.
 * @throws an Error fit for the terminal when production on a PostgreSQL server has none.
 */
export function encryptionKeys(): string[] {
  return env.ENCRYPTION_KEY ?? [keptSecrets("ENCRYPTION_KEY").encryptionKey];
}

function keptSecrets(name: string): KeptSecrets {
  if (!usesEmbeddedDatabase && env.NODE_ENV === "production") {
    throw new Error(
      `${name} is missing: with DATABASE_URL in production, set SESSION_SECRET and ENCRYPTION_KEY to 32 random characters or more each.`,
    );
  }
  kept ??= readOrCreate(path.join(env.DATA_DIR, "secrets.json"));
  return kept;
}

function readOrCreate(file: string): KeptSecrets {
  return read(file) ?? create(file);
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
  if (!parsed.success)
    throw new Error(`${file} is damaged: restore it from a backup, or remove it to make new secrets.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Written aside and renamed into place, so that a crash leaves no half of a file behind. */
function create(file: string): KeptSecrets {
  mkdirSync(path.dirname(file), { recursive: true });
  const secrets = { sessionSecret: randomSecret(), encryptionKey: randomSecret() };
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(aside, file);
  return secrets;
}

function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}
