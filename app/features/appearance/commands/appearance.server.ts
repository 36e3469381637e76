import type { AppearanceName } from "~/features/appearance/model";
import { sectionPlaces, storedSections } from "~/features/appearance/model";
import type { SectionStep } from "~/features/appearance/schema";
import { changeSettings } from "~/features/settings/commands.server";
import type { User } from "~/server/sessions/user";

/** Stores what is named of the look; null takes it back to the design. */
export function saveAppearance(actor: User, values: Partial<Record<AppearanceName, string | null>>): Promise<void> {
  return changeSettings(actor, async () => values);
}

/** Moves a part of the home page one place, shows it or hides it. */
export function changeSection(actor: User, { name, step }: SectionStep): Promise<void> {
  return changeSettings(actor, async (tx) => {
    const row = await tx.siteSetting.findUnique({ where: { name: "home_sections" } });
    const places = sectionPlaces(row?.value);
    const from = places.findIndex((place) => place.name === name);
    const place = places[from];
    if (step === "show" || step === "hide") {
      if (place) place.isShown = step === "show";
    } else {
      const to = from + (step === "up" ? -1 : 1);
      const other = places[to];
      if (place && other) [places[from], places[to]] = [other, place];
    }
    return { home_sections: storedSections(places) };
  });
}
