import type { SettingName, SettingValues } from "~/features/settings/model";
import { changedMeanwhile, SETTING_NAMES } from "~/features/settings/model";
import { readSettings, readSite, rememberSite, SITE_TAG } from "~/features/settings/queries.server";
import type { SettingsInput } from "~/features/settings/schema";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";

/** Two saves at once wait for each other by this advisory lock: a setting without a row has nothing to lock. */
const SETTINGS_LOCK = 7_261_003;

/** Saves what the form has changed; an empty field goes back to its default. Nothing is saved over a newer value. */
export function updateSettings(actor: User, input: SettingsInput): Promise<void> {
  return runCommand<void>({ actor, action: "updated", target: "settings" }, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SETTINGS_LOCK})`;
    const stored = await readSettings(tx);
    const seen = input.opened ?? stored;
    const isSame = (name: SettingName, values: SettingValues) => input[name] === (values[name] ?? null);
    const names = SETTING_NAMES.filter((name) => !isSame(name, seen) && !isSame(name, stored));
    const contested = names.filter((name) => seen[name] !== stored[name]);
    if (contested.length > 0) {
      // The form reopens with the values stored now, so that sending it again saves over them.
      const theirs = Object.fromEntries(contested.map((name) => [name, stored[name]]));
      throw new DomainError("conflict", "Les paramètres ont changé entre-temps", {
        sentences: Object.fromEntries(contested.map((name) => [name, changedMeanwhile(stored[name])])),
        renewed: { opened: JSON.stringify({ ...input.opened, ...theirs }) },
      });
    }
    if (names.length === 0) return unchanged(undefined);
    for (const name of names) await store(tx, name, input[name]);
    return changed({ result: undefined, ...(await changeOf(tx, actor, names)) });
  });
}

/** Stores other rows of the settings, worked out while no other change is under way; null takes one away. */
export function changeSettings(
  actor: User,
  work: (tx: Transaction) => Promise<Record<string, string | null>>,
): Promise<void> {
  return runCommand<void>({ actor, action: "updated", target: "settings" }, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${SETTINGS_LOCK})`;
    const values = await work(tx);
    for (const [name, value] of Object.entries(values)) await store(tx, name, value);
    return changed({ result: undefined, ...(await changeOf(tx, actor, Object.keys(values))) });
  });
}

async function changeOf(tx: Transaction, actor: User, names: string[]) {
  const site = await readSite(tx);
  const onCommit = () => {
    rememberSite(site);
    logger.info({ event: "settings-saved", names, actorId: actor.id });
  };
  return { targetId: "site", details: { names }, cacheTags: [SITE_TAG], onCommit };
}

async function store(tx: Transaction, name: string, value: string | null): Promise<void> {
  if (value === null) await tx.siteSetting.deleteMany({ where: { name } });
  else await tx.siteSetting.upsert({ where: { name }, create: { name, value }, update: { value } });
}
