import type { User } from "~/features/accounts/model";
import { SETTING_NAMES } from "~/features/settings/model";
import { readSite, rememberSite, SITE_TAG } from "~/features/settings/queries.server";
import type { SettingsInput } from "~/features/settings/schema";
import { audit } from "~/server/audit.server";
import { db } from "~/server/db.server";
import { dropPages } from "~/server/finished-pages.server";
import { logger } from "~/server/logger.server";

/** Saves every setting; an empty one goes back to its default. Every page shows the change at once. */
export async function saveSettings(actor: User, input: SettingsInput): Promise<void> {
  const { changed, site } = await db.$transaction(async (tx) => {
    const stored = new Map((await tx.siteSetting.findMany()).map(({ name, value }) => [name, value]));
    const names = SETTING_NAMES.filter((name) => (stored.get(name) ?? null) !== input[name]);
    for (const name of names) {
      const value = input[name];
      if (value === null) await tx.siteSetting.deleteMany({ where: { name } });
      else await tx.siteSetting.upsert({ where: { name }, create: { name, value }, update: { value } });
    }
    if (names.length > 0) {
      await audit(tx, { actor, action: "updated", targetKind: "settings", targetId: "site", details: { names } });
    }
    return { changed: names, site: await readSite(tx) };
  });
  if (changed.length === 0) return;
  rememberSite(site);
  dropPages(SITE_TAG);
  logger.info({ event: "settings-saved", names: changed, actorId: actor.id });
}
