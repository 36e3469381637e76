import type { SettingName, SettingValues } from "~/features/settings/model";
import { SETTING_NAMES } from "~/features/settings/model";
import { readSettings, readSite, rememberSite, SITE_TAG } from "~/features/settings/queries.server";
import type { SettingsInput } from "~/features/settings/schema";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { logger } from "~/server/logger.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import type { User } from "~/server/sessions/user";

/** What became of a form: saved, or not at all for the fields that somebody else has changed too. */
export type SettingsOutcome = { kind: "saved" } | { kind: "contested"; names: SettingName[]; stored: SettingValues };

/** Whoever saves at the same time waits, and then sees what was saved: a setting without a row has nothing to hold. */
const SETTINGS_LOCK = 7_261_003;

/**
 * Saves what the form has changed since it was opened; an empty field goes back to its default. Every page shows the
 * change at once. Where somebody else has meanwhile given the same field another value, nothing is saved.
 */
export async function saveSettings(actor: User, input: SettingsInput): Promise<SettingsOutcome> {
  const { site, ...outcome } = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SETTINGS_LOCK})`;
    const stored = await readSettings(tx);
    const { names, contested } = changesOf(input, stored);
    if (contested.length > 0) return { kind: "contested" as const, names: contested, stored, site: null };
    if (names.length === 0) return { kind: "saved" as const, names, site: null };
    for (const name of names) await store(tx, name, input[name]);
    await audit(tx, { actor, action: "updated", targetKind: "settings", targetId: "site", details: { names } });
    return { kind: "saved" as const, names, site: await readSite(tx) };
  });
  if (!site) return outcome;
  rememberSite(site);
  dropCacheTags(SITE_TAG);
  logger.info({ event: "settings-saved", names: outcome.names, actorId: actor.id });
  return outcome;
}

/** What the form is to change, and what of it somebody else has changed since it was opened. */
function changesOf({ opened, ...typed }: SettingsInput, stored: SettingValues) {
  const seen = opened ?? stored;
  const isSame = (name: SettingName, values: SettingValues) => typed[name] === (values[name] ?? null);
  const names = SETTING_NAMES.filter((name) => !isSame(name, seen) && !isSame(name, stored));
  return { names, contested: names.filter((name) => seen[name] !== stored[name]) };
}

async function store(tx: Prisma.TransactionClient, name: SettingName, value: string | null): Promise<void> {
  if (value === null) await tx.siteSetting.deleteMany({ where: { name } });
  else await tx.siteSetting.upsert({ where: { name }, create: { name, value }, update: { value } });
}
