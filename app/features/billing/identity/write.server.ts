import { LOGO_MAX_BYTES, LOGO_REFUSALS } from "~/features/billing/identity/model";
import { IDENTITY_TAG } from "~/features/billing/identity/queries.server";
import type { LegalIdentityInput } from "~/features/billing/identity/schema";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import { fileDigest } from "~/server/crypto/tokens.server";
import type { Prisma } from "~/server/db/client/client";
import { changed, runCommand } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import { editConflict } from "~/server/forms/edit-conflict.server";
import { PictureRefusedError } from "~/server/pictures/picture-kind.server";
import { printPicture } from "~/server/pictures/resize-picture.server";
import type { User } from "~/server/sessions/user";
import { dayInCasablanca } from "~/site/calendar";

/** Pixels: twice the largest place of a document at 300 dpi. */
const BOX = { width: 960, height: 320 };

const TARGET = "legal-identity";
const SINGLE = { id: 1 };
const RATE_USED = "Un document porte déjà ce taux\u202f: mettez-y fin plutôt que de le supprimer";
const RATE_KNOWN = new DomainError("invalid", "Ce taux existe déjà depuis ce jour");

/**
 * Saves who issues documents, over the version that the form was opened with. Documents issued before keep what they
 * say. @throws DomainError `invalid`, EditConflictError
 */
export async function updateLegalIdentity(actor: User, { version, ...identity }: LegalIdentityInput): Promise<void> {
  const { payment_days_max: most } = await getRulesOfDay(dayInCasablanca(new Date()));
  if (most && identity.payment_days > most.value) {
    throw new DomainError("invalid", `${most.value} jours au plus (${most.source})`, { field: "payment_days" });
  }
  return runCommand<void>({ actor, action: "updated", target: TARGET }, async (tx) => {
    await tx.legalIdentity.createMany({ data: [SINGLE], skipDuplicates: true });
    const [stored] = await tx.$queryRaw<[{ version: number }]>`
      SELECT version FROM legal_identity WHERE id = 1 FOR UPDATE`;
    if (version !== undefined && version !== stored.version) {
      throw await editConflict(tx, "Le bloc «\u202fIdentité légale\u202f»", {
        targetKind: TARGET,
        targetId: "1",
        version: stored.version,
      });
    }
    await tx.legalIdentity.update({ where: SINGLE, data: { ...identity, version: { increment: 1 } } });
    return changed({ result: undefined, targetId: "1", cacheTags: [IDENTITY_TAG] });
  });
}

/**
 * Marks the rates of a day that a document bears, in the transaction that writes it and before they are judged: they are
 * not deleted any more, and none that was deleted meanwhile is found.
 */
export async function takeVatRates(
  tx: Prisma.TransactionClient,
  lines: readonly { vatRateBp: number }[],
  day: string,
): Promise<void> {
  const rates = lines.map(({ vatRateBp }) => vatRateBp);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM vat_rates WHERE rate_bp = ANY(${rates}) AND used_at IS NULL
      AND valid_from <= ${day}::date AND coalesce(valid_until, ${day}::date) >= ${day}::date
    ORDER BY id FOR UPDATE`;
  if (rows.length === 0) return;
  await tx.vatRate.updateMany({ where: { id: { in: rows.map(({ id }) => id) } }, data: { used_at: new Date() } });
}

/** Deletes an unused rate. @throws DomainError `not-found`; `conflict` for a rate that a document uses */
export function deleteVatRate(actor: User, id: string): Promise<void> {
  const command = { actor, action: "deleted", target: "vat-rate", notFound: "Ce taux n’existe plus" };
  return runCommand<void>(command, async (tx) => {
    await tx.$queryRaw`SELECT id FROM vat_rates WHERE id = ${id}::uuid FOR UPDATE`;
    const { rate_bp, valid_from, used_at } = await tx.vatRate.findUniqueOrThrow({ where: { id } });
    if (used_at) throw new DomainError("conflict", RATE_USED);
    await tx.vatRate.delete({ where: { id } });
    return changed({
      result: undefined,
      targetId: id,
      details: { rate_bp, valid_from: dayInCasablanca(valid_from) },
      cacheTags: [],
    });
  });
}

/** Adds a rate of VAT from a day on. @throws DomainError `invalid` when it is there already */
export function createVatRate(actor: User, { rate, valid_from }: { rate: number; valid_from: string }): Promise<void> {
  const refusals = { vat_rates_rate_bp_valid_from_key: RATE_KNOWN };
  return runCommand<void>({ actor, action: "created", target: "vat-rate", refusals }, async (tx) => {
    const { id } = await tx.vatRate.create({ data: { rate_bp: rate, valid_from: new Date(valid_from) } });
    return changed({ result: undefined, targetId: id, details: { rate_bp: rate, valid_from }, cacheTags: [] });
  });
}

/**
 * Gives a rate of VAT its last day.
 * @throws DomainError `invalid` for a rate that is gone or a day before its first
 */
export function endVatRate(actor: User, { id, valid_until }: { id: string; valid_until: string }): Promise<void> {
  const early = new DomainError("invalid", "Un taux ne peut pas finir avant d’avoir commencé");
  const command = { actor, action: "ended", target: "vat-rate" };
  return runCommand<void>({ ...command, refusals: { vat_rates_span: early } }, async (tx) => {
    const { count } = await tx.vatRate.updateMany({ where: { id }, data: { valid_until: new Date(valid_until) } });
    if (count === 0) throw new DomainError("invalid", "Ce taux n’existe plus");
    return changed({ result: undefined, targetId: id, details: { valid_until }, cacheTags: [] });
  });
}

/**
 * Puts a logo on the documents that are sent and issued from now on; those before keep theirs.
 * @throws DomainError `invalid` of the field `logo` without a file, or for one that is no picture, empty or too large
 */
export async function saveLogo(actor: User, file: FormDataEntryValue | null): Promise<void> {
  // A browser sends an empty file without a name where none was chosen.
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) throw logoRefusal("missing");
  if (file.size === 0) throw logoRefusal("empty");
  if (file.size > LOGO_MAX_BYTES) throw logoRefusal("large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { png, width, height } = await printPicture(bytes, BOX).catch((cause: unknown) => {
    if (!(cause instanceof PictureRefusedError)) throw cause;
    throw logoRefusal(cause.reason, cause);
  });
  const sha256 = fileDigest(png);
  return runCommand<void>({ actor, action: "logo-changed", target: TARGET }, async (tx) => {
    const row = { sha256, png: new Uint8Array(png), width, height };
    await tx.documentLogo.createMany({ data: [row], skipDuplicates: true });
    await tx.legalIdentity.upsert({
      where: SINGLE,
      create: { ...SINGLE, logo_sha256: sha256 },
      update: { logo_sha256: sha256 },
    });
    return changed({ result: undefined, targetId: "1", details: { sha256 }, cacheTags: [] });
  });
}

/** From now on; documents issued before keep theirs. */
export function removeLogo(actor: User): Promise<void> {
  return runCommand<void>({ actor, action: "logo-removed", target: TARGET }, async (tx) => {
    await tx.legalIdentity.updateMany({ where: SINGLE, data: { logo_sha256: null } });
    return changed({ result: undefined, targetId: "1", cacheTags: [] });
  });
}

function logoRefusal(reason: keyof typeof LOGO_REFUSALS, cause?: unknown): DomainError {
  return new DomainError("invalid", LOGO_REFUSALS[reason], { field: "logo", cause });
}
