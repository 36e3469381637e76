import { listApiKeys } from "~/features/api-keys/queries.server";
import { getSenderText } from "~/features/mail/queries/emails.server";
import { getBackupState, getLastNightlyArchive } from "~/features/operations/queries/alerts.server";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { hasArchiveBucket, listStoredArchives } from "~/server/backup/archive-bucket.server";
import { archivesFolder, listArchiveNames } from "~/server/backup/make-archive.server";
import { encryptionKeys, secretsFile, sessionSecrets } from "~/server/crypto/secrets.server";
import type { DatabaseStartError } from "~/server/db/database-errors.server";
import { databaseBackend, databaseInfo, db } from "~/server/db/db.server";
import { pendingMigrations } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { env, isDemoWanted, isMailSent, siteUrl, usesEmbeddedDatabase } from "~/server/env.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { storage } from "~/server/storage/storage.server";
import { diskState } from "~/server/watching/disk.server";
import { checkAddress, checkListening, checkNoRequest, checkProxy } from "./address.server";
import { checkArchiveFolder, checkNoArchivePlace } from "./archives.server";
import type { ClockSource } from "./clock.server";
import { isInContainer, readClockElsewhere, webClock } from "./clock.server";
import { CHECKED_SETTINGS, checkBackupTools, checkDatabase, checkDatabaseRefusal } from "./database.server";
import { checkEnvironment } from "./environment.server";
import type { Finding, Verdict } from "./finding";
import { findingsOf } from "./finding";
import { checkMailDomain } from "./mail-domain.server";
import { checkMailServer } from "./mail-server.server";
import { checkProviders } from "./providers.server";
import { checkSecrets } from "./secrets.server";
import { checkStorage } from "./storage.server";
import { checkClock, checkTimeZones } from "./time.server";
import type { ArchivePlace } from "./upkeep.server";
import { checkBackupAge, checkDisk, checkKeptArchives } from "./upkeep.server";

const NEEDS_DATABASE = "Non examiné, faute de base de données\u202f: relancez l’examen quand elle répond.";

const ORDER: Readonly<Record<Verdict, number>> = { wrong: 0, doubtful: 1, good: 2 };

interface Situation {
  /** Of a request that came the visitors' way, which shows the proxies. */
  headers?: Headers;
  /** Whether it is known that no process of the site runs. */
  isSiteStopped?: boolean;
  /** Why the database could not be opened; absent where it is open. */
  databaseRefusal?: DatabaseStartError;
}

/**
 * Looks at all that the site leans on, the worst first. Nothing is changed, but for files of a few kilobytes that are
 * written and deleted. Without the database, what it is needed for is doubtful.
 */
export async function examineSystem(situation: Situation = {}): Promise<Finding[]> {
  const { headers, isSiteStopped = false, databaseRefusal } = situation;
  const fromDatabase = (subject: string, check: () => Promise<Finding[]>) =>
    databaseRefusal ? [findingsOf(subject).doubtful(NEEDS_DATABASE)] : surely(subject, check);
  const found = await Promise.all([
    surely("Environnement", () => checkEnvironment(env, isDemoWanted)),
    surely("Secrets", examineSecrets),
    surely("Base de données", () => examineDatabase(databaseRefusal)),
    surely("Fichiers", () =>
      checkStorage(storage, env.STORAGE_URL ? "le stockage de STORAGE_URL" : "le dossier des données"),
    ),
    surely("Archives", examineArchives),
    surely("Serveur d’envoi", () => checkMailServer(env.SMTP_URL)),
    isMailSent ? (env.MAIL_FROM ? surely : fromDatabase)("Domaine d’envoi", examineSender) : [],
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

/** What a check finds; one that fails itself is a finding too, so that the others are still read. */
async function surely(subject: string, check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [findingsOf(subject).wrong(`L’examen a échoué\u202f: ${reason}`)];
  }
}

function examineSecrets(): Finding[] {
  const isGenerated = !env.SESSION_SECRET || !env.ENCRYPTION_KEY;
  return checkSecrets({
    sessionSecrets: sessionSecrets(),
    encryptionKeys: encryptionKeys(),
    passphrase: env.BACKUP_PASSPHRASE,
    file: isGenerated ? secretsFile() : null,
  });
}

async function examineDatabase(refusal: DatabaseStartError | undefined): Promise<Finding[]> {
  const found = refusal ? checkDatabaseRefusal(refusal) : await askDatabase();
  return usesEmbeddedDatabase ? found : [...found, ...checkBackupTools()];
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

/** Whose address is in MAIL_FROM, else among the settings. */
async function examineSender(): Promise<Finding[]> {
  return checkMailDomain(await getSenderText());
}

/** Against the clock of a host that the site speaks to; its own address last, which may come back here unseen (NAT). */
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

/** Those that write for the site: a provider without a key is not called. */
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
