import type { Alert, BackupRun, ErrorGroup } from "~/features/operations/alerts.server";
import type { CertificateState } from "~/features/operations/certificate.server";
import { daysLeft } from "~/features/operations/certificate.server";
import type { MailState, Queue } from "~/features/operations/figures.server";
import { queueName } from "~/features/operations/model";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { databaseInfo } from "~/server/db/db.server";
import { env, isMailSent, siteUrl } from "~/server/env.server";
import { release } from "~/server/release.server";
import type { DiskState } from "~/server/watching/disk.server";
import { formatBytes, formatDateTime, formatShortDate, formatShortDateTime } from "~/site/format";

interface Fact {
  term: string;
  value: string;
}

export async function toVersions(): Promise<Fact[]> {
  const database = await databaseInfo();
  const kind = database.kind === "PGlite" ? "PostgreSQL embarqué (PGlite)" : "PostgreSQL";
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  return [
    { term: "Version du site", value: release },
    { term: "Node.js", value: process.versions.node },
    { term: "Base de données", value: `${kind} ${database.version}` },
    { term: "Démarré", value: formatDateTime(startedAt) },
  ];
}

export function toAddress(certificate: CertificateState | null, now: Date): Fact[] {
  const state = certificate
    ? `${certificate.error ? `Non reconnu (${certificate.error}), ` : ""}encore ${formatCount(daysLeft(certificate, now), "jour")}, jusqu’au ${formatShortDate(certificate.end)}`
    : siteUrl.startsWith("https:")
      ? "Aucun ne se montre"
      : "Aucun\u202f: l’adresse est en http";
  return [
    { term: "Adresse publique", value: siteUrl },
    { term: "Certificat", value: state },
  ];
}

export function toStorage(disk: DiskState | null): Fact[] {
  const store = env.STORAGE_URL ? "Un stockage compatible S3" : "Le dossier des données";
  if (!disk) return [{ term: "Fichiers", value: store }];
  const { freeBytes, totalBytes, share } = disk;
  return [
    { term: "Disque", value: `Rempli à ${Math.round(share * 100)}\u202f%` },
    { term: "Place libre", value: `${formatBytes(freeBytes)} sur ${formatBytes(totalBytes)}` },
    { term: "Fichiers", value: store },
  ];
}

export function toMail({ waiting, failedToday, oldestWaiting, lastSent }: MailState): Fact[] {
  const server = env.SMTP_URL ? new URL(env.SMTP_URL).hostname : "Aucun\u202f: les messages sont gardés";
  const since = oldestWaiting && isMailSent ? `, le plus ancien du ${formatShortDateTime(oldestWaiting)}` : "";
  return [
    { term: "Serveur d’envoi", value: server },
    { term: "En attente", value: `${formatNumber(waiting)}${since}` },
    { term: "Échoués en 24\u00a0h", value: formatNumber(failedToday) },
    { term: "Dernier envoi", value: lastSent ? formatDateTime(lastSent) : "Aucun encore" },
  ];
}

export function toQueueRow({ kind, due, planned, failed, oldestSeconds }: Queue) {
  return {
    kind,
    name: queueName(kind),
    due: formatNumber(due),
    planned: formatNumber(planned),
    failed: formatNumber(failed),
    hasFailed: failed > 0,
    age: oldestSeconds === null ? "–" : waitText(oldestSeconds),
  };
}

function waitText(seconds: number): string {
  if (seconds < 60) return "moins d’une minute";
  if (seconds < 3600) return formatCount(Math.floor(seconds / 60), "minute");
  return formatCount(Math.floor(seconds / 3600), "heure");
}

export function toErrorRow({ fingerprint, message, place, path, count, references, first_at, last_at }: ErrorGroup) {
  return {
    id: fingerprint,
    message,
    place,
    path,
    count: formatNumber(count),
    references: references.slice(0, 3),
    first: formatShortDateTime(first_at),
    last: formatShortDateTime(last_at),
  };
}

export function toRunRow({ id, started_at, file, bytes, error, finished_at }: BackupRun) {
  return {
    id,
    at: formatShortDateTime(started_at),
    file,
    error,
    size: bytes === null ? "–" : formatBytes(Number(bytes)),
    state: finished_at === null ? ("running" as const) : file ? ("good" as const) : ("failed" as const),
  };
}

export function toAlertLine({ kind, detail, since }: Alert) {
  return { kind, detail, since: formatShortDateTime(since) };
}
