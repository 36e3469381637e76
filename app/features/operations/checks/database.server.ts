import { existsSync } from "node:fs";
import { join } from "node:path";
import { POSTGRES_TOOLS, toolFolders } from "~/server/backup/postgres-tools.server";
import type { DatabaseStartError } from "~/server/db/database-errors.server";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

/** Of each process: ten for queries, one that listens. */
const CONNECTIONS_OF_PROCESS = 11;
/** The oldest supported version. Source: PostgreSQL's versioning policy. */
const VERSION_LEAST = 14;

export interface DatabaseState {
  kind: "PGlite" | "PostgreSQL";
  settings: Readonly<Record<string, string>>;
  extensions: readonly string[];
  /** Names of migrations that are not applied. */
  pending: readonly string[];
  workers: number;
}

/** The search needs them; a restore by a role without rights loses them. */
const EXTENSIONS = ["pg_trgm", "unaccent"];

export const CHECKED_SETTINGS = [
  "server_version",
  "server_encoding",
  "fsync",
  "full_page_writes",
  "synchronous_commit",
  "max_connections",
] as const;

/** Whether the database is recent, migrated, and durable. */
export function checkDatabase({ kind, settings, extensions, pending, workers }: DatabaseState): Finding[] {
  const { good, doubtful, wrong } = findingsOf("Base de données");
  const version = settings.server_version ?? "";
  const found: Finding[] = [];
  if (pending.length > 0) {
    found.push(wrong(`${pending.length} migration(s) à appliquer, de ${pending[0]}\u202f: npm run db:migrate.`));
  }
  const lost = EXTENSIONS.filter((name) => pending.length === 0 && !extensions.includes(name));
  if (lost.length > 0) {
    found.push(
      wrong(
        `L’extension ${lost.join(", ")} manque\u202f: les recherches échouent. CREATE EXTENSION ${lost[0]}, dans la base du site.`,
      ),
    );
  }
  if (settings.server_encoding !== "UTF8") {
    found.push(
      wrong(`Elle écrit en ${settings.server_encoding}\u202f: refaites-la en UTF8, puis restaurez-y une archive.`),
    );
  }
  // The embedded database flushes its files itself.
  if (kind === "PostgreSQL") {
    if (Number.parseInt(version, 10) < VERSION_LEAST) {
      found.push(
        doubtful(
          `PostgreSQL ${version} n’est plus corrigé\u202f: passez à la version ${VERSION_LEAST} ou plus récente.`,
        ),
      );
    }
    for (const name of ["fsync", "full_page_writes"].filter((each) => settings[each] === "off")) {
      found.push(wrong(`${name} = off\u202f: une coupure de courant peut détruire la base. Mettez ${name} = on.`));
    }
    if (settings.synchronous_commit === "off") {
      found.push(
        doubtful("synchronous_commit = off\u202f: une coupure de courant perd les dernières écritures. Mettez on."),
      );
    }
    const needed = workers * CONNECTIONS_OF_PROCESS;
    if (Number(settings.max_connections) < needed) {
      const sentence = `max_connections = ${settings.max_connections}\u202f: il en faut ${needed} pour WEB_CONCURRENCY=${workers}.`;
      found.push(wrong(sentence));
    }
  }
  return found.length > 0 ? found : [good(`${kind} ${version}, à jour, chaque écriture est sur le disque.`)];
}

/** SQLSTATE: the reason of a refusal. Source: PostgreSQL, appendix A. */
const SQLSTATE = /^[0-9A-Z]{5}$/;
const NO_SUCH_DATABASE = "3D000";
/** Class 28, invalid authorization specification. */
const REFUSED_ACCOUNT = /^28/;

export function checkDatabaseRefusal({ message, reason }: DatabaseStartError): Finding[] {
  const { wrong } = findingsOf("Base de données");
  if (!reason) return [wrong(`Elle ne s’ouvre pas\u202f: ${message}`)];
  const { code = "" } = reason;
  if (!SQLSTATE.test(code)) {
    return [
      wrong(
        `Le serveur de DATABASE_URL ne répond pas (${reason.message})\u202f: vérifiez qu’il tourne, puis l’hôte et le port.`,
      ),
    ];
  }
  if (REFUSED_ACCOUNT.test(code)) {
    return [
      wrong(
        `Le serveur de DATABASE_URL refuse le compte (${reason.message})\u202f: vérifiez l’identifiant, le mot de passe et pg_hba.conf.`,
      ),
    ];
  }
  if (code === NO_SUCH_DATABASE) {
    return [
      wrong(`La base de DATABASE_URL n’existe pas (${reason.message})\u202f: créez-la, vide, ou corrigez son nom.`),
    ];
  }
  return [wrong(`Le serveur de DATABASE_URL n’ouvre pas la base (${reason.message})\u202f: lisez son journal.`)];
}

/** Whether the programs that archive a PostgreSQL server are installed here. */
export function checkBackupTools(folders = toolFolders()): Finding[] {
  const { good, wrong } = findingsOf("Outils de sauvegarde");
  const missing = POSTGRES_TOOLS.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (missing.length === 0) return [good("pg_dump, pg_restore et psql sont installés.")];
  return [
    wrong(
      `${missing.join(" et ")} manque\u202f: installez les programmes clients de PostgreSQL, sans eux aucune archive ne se fait ni ne se restaure.`,
    ),
  ];
}
