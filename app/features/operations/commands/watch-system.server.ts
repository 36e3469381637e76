import { hastenEmails, queueEmail } from "~/features/mail/commands/outbox.server";
import { systemAlert } from "~/features/mail/email-templates/team";
import { KEPT_DAYS } from "~/features/mail/model/email";
import { BACKUP_MAX_AGE_H, DISK_FULL, MAIL_STUCK } from "~/features/operations/model";
import type { Alert } from "~/features/operations/queries/alerts.server";
import { getBackupState, getBeginning, listAlerts } from "~/features/operations/queries/alerts.server";
import type { CertificateState } from "~/features/operations/queries/certificate.server";
import { CERTIFICATE_DAYS_LEAST, certificateState, daysLeft } from "~/features/operations/queries/certificate.server";
import { getMailState } from "~/features/operations/queries/queues.server";
import { formatCount } from "~/lib/text/format-number";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { isMailSent, siteUrl } from "~/server/env.server";
import { logger } from "~/server/logger.server";
import type { DiskState } from "~/server/watching/disk.server";
import { diskState } from "~/server/watching/disk.server";
import type { Unstored } from "~/server/watching/unstored.server";
import { noteTold, takeUnstored } from "~/server/watching/unstored.server";
import { formatShortDateTime } from "~/site/format";
import { rememberAdmins } from "./tell-unstored.server";

const HOUR_MS = 3_600_000;
const LETTER_MAX_AGE_MS = HOUR_MS;
/** The kind of trouble that is over when it is noted. */
const UNSTORED = "not-stored";
const DISK = "disk-full";
const CERTIFICATE = "certificate";

/** One thing that is wrong, in a sentence. */
interface Trouble {
  kind: string;
  detail: string;
  /** When it began, where that is known; when it is noticed otherwise. */
  since?: Date;
  /** Whether a letter has gone already. */
  isTold?: boolean;
}

/**
 * Looks whether something is wrong with the site: what is new is noted and told to each admin in one letter, once for as
 * long as it lasts; what is over is forgotten.
 */
export async function watchSystem(now = new Date(), disk?: DiskState | null): Promise<void> {
  await rememberAdmins();
  const [space, certificate] = [disk ?? (await diskState()), await certificateState(siteUrl, now)];
  const found = [
    ...unstoredTrouble(await takeUnstored()),
    ...(await backupTroubles(now)),
    ...(await mailTrouble(now)),
    ...diskTrouble(space),
    ...certificateTrouble(certificate, now),
  ];
  // What cannot be seen now is not over: it would be told again when it is seen.
  const unseen = [...(space ? [] : [DISK]), ...(certificate || !siteUrl.startsWith("https:") ? [] : [CERTIFICATE])];
  const fresh = await runTransaction((tx) => note(tx, { found, unseen }, now));
  for (const { kind, detail } of fresh) logger.warn({ event: "system-alert", kind, detail });
}

interface Look {
  found: readonly Trouble[];
  /** The kinds that could not be looked at. */
  unseen: readonly string[];
}

async function note(tx: Transaction, { found, unseen }: Look, now: Date): Promise<Trouble[]> {
  // Of several processes one at a time: a trouble is told once.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('watch-system'))`;
  const alerts = await listAlerts(tx);
  const known = new Set(alerts.map(({ kind }) => kind));
  const isOver = { kind: { notIn: [...found.map(({ kind }) => kind), ...unseen, UNSTORED] } };
  // What was not stored is past when it is known: it stands for a day.
  const isOld = { kind: UNSTORED, since: { lt: new Date(now.getTime() - 24 * HOUR_MS) } };
  await tx.systemAlert.deleteMany({ where: { OR: [isOver, isOld] } });
  const unstored = alerts.find(({ kind }) => kind === UNSTORED);
  if (unstored) noteTold(unstored.since);
  if (known.has(MAIL_STUCK) && !found.some(({ kind }) => kind === MAIL_STUCK)) await hastenEmails(tx);
  const fresh = found.filter(({ kind }) => !known.has(kind));
  await tx.systemAlert.createMany({
    data: fresh.map(({ kind, detail, since = now }) => ({ kind, detail, since, told_at: now })),
  });
  await tellAdmins(tx, [...fresh, ...(await untold(tx, { found, alerts }, now))]);
  return fresh;
}

/** Of what is known already, what must be told anew: by now the letters about mail that does not leave were given up. */
async function untold(tx: Transaction, look: { found: readonly Trouble[]; alerts: Alert[] }, now: Date) {
  const formerly = new Date(now.getTime() - KEPT_DAYS * 24 * HOUR_MS);
  const isOld = look.alerts.some(({ kind, told_at }) => kind === MAIL_STUCK && told_at !== null && told_at <= formerly);
  const again = isOld ? look.found.filter(({ kind }) => kind === MAIL_STUCK) : [];
  if (again.length > 0) await tx.systemAlert.update({ where: { kind: MAIL_STUCK }, data: { told_at: now } });
  return again;
}

async function tellAdmins(tx: Transaction, troubles: readonly Trouble[]): Promise<void> {
  const sentences = troubles.filter(({ isTold }) => !isTold).map(({ detail }) => detail);
  if (sentences.length === 0) return;
  const admins = await tx.credential.findMany({
    where: { profile: { role: "admin", erased_at: null } },
    select: { email: true, profile: { select: { full_name: true } } },
  });
  for (const { email, profile } of admins) {
    await queueEmail(tx, systemAlert({ recipient: email, fullName: profile.full_name ?? "", sentences }));
  }
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

async function mailTrouble(now: Date): Promise<Trouble[]> {
  if (!isMailSent) return [];
  const { stuckSince: since } = await getMailState(now);
  if (!since || now.getTime() - since.getTime() <= LETTER_MAX_AGE_MS) return [];
  return [{ kind: MAIL_STUCK, detail: "Aucun message ne part depuis plus d’une heure.", since }];
}

function unstoredTrouble(unstored: Unstored | null): Trouble[] {
  if (!unstored) return [];
  const { since, count, isTold } = unstored;
  const detail = `${formatCount(count, "message")} de visiteurs n’ont pas pu être enregistrés à partir du ${formatShortDateTime(since)}\u202f: leurs auteurs ont été priés de réessayer.`;
  return [{ kind: UNSTORED, detail, isTold }];
}

function certificateTrouble(state: CertificateState | null, now: Date): Trouble[] {
  if (!state || daysLeft(state, now) >= CERTIFICATE_DAYS_LEAST) return [];
  return [
    {
      kind: CERTIFICATE,
      detail: `Le certificat de ${state.hostname} n’est plus valable que ${formatCount(Math.max(0, daysLeft(state, now)), "jour")}\u202f: relancez son renouvellement.`,
    },
  ];
}

function diskTrouble(disk: DiskState | null): Trouble[] {
  if (!disk || disk.share < DISK_FULL) return [];
  return [{ kind: DISK, detail: `Le disque est rempli à ${Math.floor(disk.share * 100)}\u202f%.` }];
}
