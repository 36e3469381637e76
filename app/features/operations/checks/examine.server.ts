import { z } from "zod";
import { getSenderText } from "~/features/mail/queries.server";
import { getBackupState, getLastNightlyArchive } from "~/features/operations/alerts.server";
import type { ApiKeyName } from "~/features/settings/api-keys/model";
import { API_KEY_KINDS } from "~/features/settings/api-keys/model";
import type { ApiKeyState } from "~/features/settings/api-keys/queries.server";
import { isTried, listApiKeys, readApiKey, tryApiKey } from "~/features/settings/api-keys/queries.server";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { hasArchiveBucket, listStoredArchives } from "~/server/backup/archive-bucket.server";
import { archivesFolder, listArchiveNames } from "~/server/backup/make-archive.server";
import { encryptionKeys, secretsFile, sessionSecrets } from "~/server/crypto/secrets.server";
import type { Backend } from "~/server/db/backend-interface.server";
import type { DatabaseStartError } from "~/server/db/database-errors.server";
import { databaseBackend, databaseInfo, db } from "~/server/db/db.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { pendingMigrations } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { env, isDemoWanted, isMailSent, siteUrl, usesEmbeddedDatabase } from "~/server/env.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { storage } from "~/server/storage/storage.server";
import { diskState } from "~/server/watching/disk.server";
import { checkAddress, checkListening, checkNoRequest, checkProxy } from "./address.server";
import { checkArchiveFolder, checkNoArchivePlace, checkStorage } from "./archives.server";
import { CHECKED_SETTINGS, checkBackupTools, checkDatabase, checkDatabaseRefusal } from "./database.server";
import { checkEnvironment, checkSecrets } from "./environment.server";
import type { Finding, Verdict } from "./finding";
import { findingsOf } from "./finding";
import { checkMailDomain, checkMailServer } from "./mail.server";
import type { ClockSource } from "./time.server";
import { checkClock, checkTimeZones, isInContainer, readClockElsewhere, webClock } from "./time.server";
import type { ArchivePlace } from "./upkeep.server";
import { checkBackupAge, checkDisk, checkKeptArchives } from "./upkeep.server";

const NEEDS_DATABASE = "Non examiné, faute de base de données\u202f: relancez l’examen quand elle répond.";

const ORDER: Readonly<Record<Verdict, number>> = { wrong: 0, doubtful: 1, good: 2 };

/**
 * Checks everything that the site depends on, the worst findings first. Changes nothing, except small files that are
 * written and deleted. Checks that need a missing database are doubtful.
 * @param situation the headers of a visitor's request, which show the proxies; whether the site is known to be stopped;
 * why the database could not be opened
 */
export async function examineSystem({
  headers,
  isSiteStopped = false,
  databaseRefusal,
}: {
  headers?: Headers;
  isSiteStopped?: boolean;
  databaseRefusal?: DatabaseStartError;
} = {}): Promise<Finding[]> {
  const fromDatabase = (subject: string, check: () => Promise<Finding[]>) =>
    databaseRefusal ? [findingsOf(subject).doubtful(NEEDS_DATABASE)] : surely(subject, check);
  const found = await Promise.all([
    surely("Environnement", () => checkEnvironment(env, isDemoWanted)),
    surely("Secrets", () =>
      checkSecrets({
        sessionSecrets: sessionSecrets(),
        encryptionKeys: encryptionKeys(),
        passphrase: env.BACKUP_PASSPHRASE,
        file: !env.SESSION_SECRET || !env.ENCRYPTION_KEY ? secretsFile() : null,
      }),
    ),
    surely("Base de données", async () => {
      const found = databaseRefusal ? checkDatabaseRefusal(databaseRefusal) : await askDatabase();
      return usesEmbeddedDatabase ? found : [...found, ...checkBackupTools()];
    }),
    surely("Fichiers", () =>
      checkStorage(storage, env.STORAGE_URL ? "le stockage de STORAGE_URL" : "le dossier des données"),
    ),
    surely("Archives", examineArchives),
    surely("Serveur d’envoi", () => checkMailServer(env.SMTP_URL)),
    // The address is in MAIL_FROM, or in the settings of the database.
    isMailSent
      ? (env.MAIL_FROM ? surely : fromDatabase)("Domaine d’envoi", async () => checkMailDomain(await getSenderText()))
      : [],
    surely("Fuseaux horaires", () => checkTimeZones()),
    surely("Horloge", () => examineClock(!databaseRefusal)),
    surely("Adresse publique", () => checkAddress(siteUrl, { isSiteStopped })),
    surely("Proxy", () => checkListening(env)),
    surely("Proxy", () => (headers ? checkProxy(headers, env.TRUST_PROXY, siteUrl) : checkNoRequest())),
    fromDatabase("Clés des fournisseurs", async () => checkProviders(await listApiKeys())),
    surely("Disque", async () => checkDisk(await diskState())),
    fromDatabase("Sauvegardes", examineBackups),
  ]);
  return found.flat().sort((one, other) => ORDER[one.verdict] - ORDER[other.verdict]);
}

/** A check that fails is a finding too, so that the others are still read. */
async function surely(subject: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [findingsOf(subject).wrong(`L’examen a échoué\u202f: ${reason}`)];
  }
}

async function askDatabase(): Promise<Finding[]> {
  const [{ kind }, rows, extensions, pending] = await Promise.all([
    databaseInfo(),
    db.$queryRaw<{ name: string; setting: string }[]>`SELECT name, setting FROM pg_settings
      WHERE name = ANY(${[...CHECKED_SETTINGS]})`,
    db.$queryRaw<{ name: string }[]>`SELECT extname AS name FROM pg_extension`,
    pendingMigrations(databaseBackend),
  ]);
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  const names = extensions.map(({ name }) => name);
  return checkDatabase({ kind, settings, extensions: names, pending, workers: env.WEB_CONCURRENCY });
}

/** Compares with the clock of a host of the settings; the own address is last, which may lead back here (NAT). */
async function examineClock(isDatabaseOpen: boolean): Promise<Finding[]> {
  const stores = [env.STORAGE_URL, env.BACKUP_URL].flatMap((store) => (store ? [webClock(store.bucketUrl)] : []));
  const elsewhere = await readClockElsewhere([
    ...(isDatabaseOpen ? databaseClocks() : []),
    ...stores,
    ...(isDatabaseOpen ? await providerClocks() : []),
    // What leads into a container comes back through the machine that it is on.
    ...(isInContainer() ? [] : [webClock(`${siteUrl}/healthz`)]),
  ]);
  return checkClock(elsewhere);
}

function databaseClocks(): ClockSource[] {
  if (!(databaseBackend instanceof PostgresBackend)) return [];
  const read = async () => {
    const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
    return row?.now ?? null;
  };
  return [{ host: databaseBackend.host, read }];
}

/** Of text providers with a key. */
async function providerClocks(): Promise<ClockSource[]> {
  const present = (await listApiKeys()).filter(({ source }) => source !== "none").map(({ name }) => name);
  return TEXT_PROVIDERS.filter(({ keyName }) => present.includes(keyName)).map(({ baseUrl }) => webClock(baseUrl));
}

async function examineArchives(): Promise<Finding[]> {
  const { BACKUP_DIR, BACKUP_URL, DATA_DIR } = env;
  if (!BACKUP_DIR && !BACKUP_URL) return checkNoArchivePlace();
  return [
    ...(BACKUP_DIR ? await checkArchiveFolder(BACKUP_DIR, DATA_DIR) : []),
    ...(BACKUP_URL ? await checkStorage(new S3Storage(BACKUP_URL), "le stockage de BACKUP_URL", "Archives") : []),
  ];
}

async function examineBackups(): Promise<Finding[]> {
  const now = new Date();
  const { goodAt } = await getBackupState(now);
  const places = [await listPlace(archivesFolder(), async () => listArchiveNames())];
  if (hasArchiveBucket) places.push(await listPlace("le stockage de BACKUP_URL", listStoredArchives));
  return [...checkBackupAge(goodAt, now), ...checkKeptArchives(places, await getLastNightlyArchive(now))];
}

async function listPlace(place: string, list: () => Promise<string[]>): Promise<ArchivePlace> {
  try {
    return { place, names: await list() };
  } catch (error) {
    return { place, refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether each provider accepts our key. */
export async function checkProviders(keys: readonly ApiKeyState[]): Promise<Finding[]> {
  const { good } = findingsOf("Clés des fournisseurs");
  const present = keys.filter(({ name, source }) => source !== "none" && isTried(name));
  if (present.length === 0) return [good("Aucune clé\u202f: rien à essayer.")];
  return Promise.all(present.map(checkKey));
}

async function checkKey({ name, source }: { name: ApiKeyName; source: ApiKeyState["source"] }): Promise<Finding> {
  const { good, wrong } = findingsOf("Clés des fournisseurs");
  const { title } = API_KEY_KINDS[name];
  const key = source === "unreadable" ? null : await readApiKey(name);
  if (key === null) {
    return wrong(
      `Celle de ${title} ne s’ouvre plus\u202f: remettez l’ancien ENCRYPTION_KEY derrière le nouveau, ou collez-la de nouveau.`,
    );
  }
  const { isAccepted, sentence } = await tryApiKey(name, key);
  return isAccepted ? good(sentence) : wrong(sentence);
}

const EXAMINATION = "examination";
const findingSchema = z.object({
  verdict: z.enum(["good", "doubtful", "wrong"]),
  subject: z.string(),
  sentence: z.string(),
});
const answerSchema = z.object({ findings: z.array(findingSchema) });

/** Examines the system for `npm run doctor`, which may not open the embedded database beside this process. */
export function answerDoctor(backend: Backend): void {
  if (!(backend instanceof EmbeddedBackend)) return;
  backend.answers.set(EXAMINATION, async () => ({ findings: await examineSystem() }));
}

/**
 * What the process finds that holds the embedded database.
 * @returns undefined where none does, or the database is a server
 * @throws DatabaseStartError where that process cannot examine
 */
export async function askRunningSite(backend: Backend): Promise<Finding[] | undefined> {
  if (!(backend instanceof EmbeddedBackend)) return undefined;
  const answer = await backend.ask(EXAMINATION);
  return answer && answerSchema.parse(answer).findings;
}
