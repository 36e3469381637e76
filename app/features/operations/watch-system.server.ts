import { sendAtOnce } from "~/features/mail/deliver.server";
import { letter } from "~/features/mail/letter";
import type { Email, Reader } from "~/features/mail/model";
import { KEPT_DAYS } from "~/features/mail/model";
import { hastenEmails, queueEmail } from "~/features/mail/outbox.server";
import { getBackupState, getBeginning, listAlerts } from "~/features/operations/alerts.server";
import type { CertificateState } from "~/features/operations/certificate.server";
import { CERTIFICATE_DAYS_LEAST, certificateState, daysLeft } from "~/features/operations/certificate.server";
import { getMailState } from "~/features/operations/figures.server";
import { BACKUP_MAX_AGE_H, DISK_FULL, MAIL_STUCK } from "~/features/operations/model";
import { DAY_MS, HOUR_MS } from "~/lib/dates/durations";
import { formatCount } from "~/lib/text/format-number";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { env, isMailSent, siteUrl } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import type { DiskState } from "~/server/watching/disk.server";
import { diskState } from "~/server/watching/disk.server";
import type { Unstored } from "~/server/watching/unstored.server";
import { noteTold, takeUnstored } from "~/server/watching/unstored.server";
import { formatShortDateTime } from "~/site/format";

const LETTER_MAX_AGE_MS = HOUR_MS;
/** Messages that could not be stored: past by the time it is noted, so its alert stays for a day. */
const UNSTORED = "not-stored";
const DISK = "disk-full";
const CERTIFICATE = "certificate";

/** One thing that is wrong, in a sentence. */
interface Trouble {
  kind: string;
  detail: string;
  /** When it began, where it is known. */
  since?: Date;
  /** Whether a letter has gone already. */
  isTold?: boolean;
}

/**
 * Looks for what is wrong with the site: new troubles are noted and told to each admin in one letter, once for as long as
 * they last; those that are over are deleted.
 */
export async function watchSystem(now = new Date(), disk?: DiskState | null): Promise<void> {
  await rememberAdmins();
  const [space, certificate] = [disk ?? (await diskState()), await certificateState(siteUrl, now)];
  const found = [
    ...unstoredTroubles(await takeUnstored()),
    ...(await backupTroubles(now)),
    ...(await mailTroubles(now)),
    ...diskTroubles(space),
    ...certificateTroubles(certificate, now),
  ];
  // A trouble that cannot be looked for now is kept, or it would be told again.
  const unseen = [...(space ? [] : [DISK]), ...(certificate || !siteUrl.startsWith("https:") ? [] : [CERTIFICATE])];
  const fresh = await runTransaction((tx) => note(tx, { found, unseen }, now));
  for (const { kind, detail } of fresh) logger.warn({ event: "system-alert", kind, detail });
}

/** @param look `unseen` are the kinds that could not be looked for */
async function note(
  tx: Transaction,
  { found, unseen }: { found: readonly Trouble[]; unseen: readonly string[] },
  now: Date,
): Promise<Trouble[]> {
  // One process at a time: a trouble is told once.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('watch-system'))`;
  const alerts = await listAlerts(tx);
  const known = new Set(alerts.map(({ kind }) => kind));
  const isOver = { kind: { notIn: [...found.map(({ kind }) => kind), ...unseen, UNSTORED] } };
  // Messages that were not stored are past already: this alert stays for a day.
  const isOld = { kind: UNSTORED, since: { lt: new Date(now.getTime() - DAY_MS) } };
  await tx.systemAlert.deleteMany({ where: { OR: [isOver, isOld] } });
  const unstored = alerts.find(({ kind }) => kind === UNSTORED);
  if (unstored) noteTold(unstored.since);
  if (known.has(MAIL_STUCK) && !found.some(({ kind }) => kind === MAIL_STUCK)) await hastenEmails(tx);
  const fresh = found.filter(({ kind }) => !known.has(kind));
  await tx.systemAlert.createMany({
    data: fresh.map(({ kind, detail, since = now }) => ({ kind, detail, since, told_at: now })),
  });
  // By now the letters about mail that does not leave were given up: it is told again.
  const formerly = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const isOldStuck = alerts.some(({ kind, told_at }) => kind === MAIL_STUCK && told_at !== null && told_at <= formerly);
  const again = isOldStuck ? found.filter(({ kind }) => kind === MAIL_STUCK) : [];
  if (again.length > 0) await tx.systemAlert.update({ where: { kind: MAIL_STUCK }, data: { told_at: now } });
  await tellAdmins(tx, [...fresh, ...again]);
  return fresh;
}

async function tellAdmins(tx: Transaction, troubles: readonly Trouble[]): Promise<void> {
  const sentences = troubles.filter(({ isTold }) => !isTold).map(({ detail }) => detail);
  if (sentences.length === 0) return;
  for (const { email, fullName } of await listAdmins(tx)) {
    await queueEmail(tx, systemAlert({ recipient: email, fullName, sentences }));
  }
}

async function listAdmins(tx: Prisma.TransactionClient): Promise<{ email: string; fullName: string }[]> {
  const admins = await tx.credential.findMany({
    where: { profile: { role: "admin", erased_at: null } },
    select: { email: true, profile: { select: { full_name: true } } },
  });
  return admins.map(({ email, profile }) => ({ email, fullName: profile.full_name ?? "" }));
}

async function backupTroubles(now: Date): Promise<Trouble[]> {
  const [{ goodAt, failed }, beginning] = await Promise.all([getBackupState(now), getBeginning()]);
  const newest = goodAt ?? beginning;
  const isOld = newest !== null && now.getTime() - newest.getTime() > BACKUP_MAX_AGE_H * HOUR_MS;
  const reason = failed?.error ? `\u202f: ${failed.error}` : "";
  return [
    ...(failed ? [{ kind: "backup-failed", detail: `La dernière sauvegarde a échoué${reason}` }] : []),
    ...(isOld
      ? [{ kind: "backup-old", detail: `La dernière sauvegarde réussie a plus de ${BACKUP_MAX_AGE_H}\u00a0heures.` }]
      : []),
  ];
}

async function mailTroubles(now: Date): Promise<Trouble[]> {
  if (!isMailSent) return [];
  const { stuckSince: since } = await getMailState(now);
  if (!since || now.getTime() - since.getTime() <= LETTER_MAX_AGE_MS) return [];
  return [{ kind: MAIL_STUCK, detail: "Aucun message ne part depuis plus d’une heure.", since }];
}

function unstoredTroubles(unstored: Unstored | null): Trouble[] {
  if (!unstored) return [];
  const { since, count, isTold } = unstored;
  const detail = `${formatCount(count, "message")} de visiteurs n’ont pas pu être enregistrés à partir du ${formatShortDateTime(since)}\u202f: leurs auteurs ont été priés de réessayer.`;
  return [{ kind: UNSTORED, detail, isTold }];
}

function certificateTroubles(state: CertificateState | null, now: Date): Trouble[] {
  if (!state || daysLeft(state, now) >= CERTIFICATE_DAYS_LEAST) return [];
  return [
    {
      kind: CERTIFICATE,
      detail: `Le certificat de ${state.hostname} n’est plus valable que ${formatCount(Math.max(0, daysLeft(state, now)), "jour")}\u202f: relancez son renouvellement.`,
    },
  ];
}

function diskTroubles(disk: DiskState | null): Trouble[] {
  if (!disk || disk.share < DISK_FULL) return [];
  return [{ kind: DISK, detail: `Le disque est rempli à ${Math.floor(disk.share * 100)}\u202f%.` }];
}

let adminsToTell: { email: string; fullName: string }[] = env.ADMIN_EMAIL
  ? [{ email: env.ADMIN_EMAIL, fullName: "" }]
  : [];

const UNSTORED_SENTENCE =
  "Le site n’enregistre plus les messages des visiteurs\u202f: sa base ou son disque ne prend plus rien. Ils sont priés de réessayer.";

/** Remembers the admins to tell once the database does not answer any more. */
export async function rememberAdmins(): Promise<void> {
  const admins = await listAdmins(db);
  if (admins.length > 0) adminsToTell = admins;
}

/** Writes to the admins without the database. @returns whether the mail server took one letter */
export async function tellUnstored(): Promise<boolean> {
  const letters = adminsToTell.map(({ email, fullName }) =>
    sendAtOnce(systemAlert({ recipient: email, fullName, sentences: [UNSTORED_SENTENCE] })),
  );
  const sent = await Promise.allSettled(letters);
  return sent.some((result) => result.status === "fulfilled" && result.value);
}

interface SystemAlert extends Omit<Reader, "language"> {
  /** A sentence for each trouble. */
  sentences: readonly string[];
}

/** Tells an admin that something is wrong with the site. */
function systemAlert({ recipient, fullName, sentences }: SystemAlert): Email {
  return letter({ kind: "system-alert", recipient, fullName, language: "fr", subject: "Le site a besoin de vous" }, [
    ...sentences.map((text) => ({ type: "text", text }) as const),
    { type: "action", label: "Ouvrir l’état du système", path: "/admin/systeme" },
    { type: "note", text: "Ce message n’est envoyé qu’une fois tant que cela dure." },
  ]);
}
