import type { ServiceCategory } from "~/features/services/model/service";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { contrastOf } from "~/lib/css/contrast";
import { shortHash } from "~/lib/text/short-hash";
import type { Accent, Appearance, HomeSection } from "~/site/appearance";
import { HOME_SECTIONS } from "~/site/appearance";

export const ANNOUNCEMENT_NAMES = [
  ...(["announcement_fr", "announcement_es", "announcement_ar", "announcement_url"] as const),
];
export type AnnouncementName = (typeof ANNOUNCEMENT_NAMES)[number];

export type AccentTheme = "day" | "night";
export type AccentName = `accent_${ServiceCategory}_${AccentTheme}`;
export const ACCENT_NAMES = SERVICE_CATEGORIES.flatMap((trade) =>
  (["day", "night"] as const).map((theme): AccentName => `accent_${trade}_${theme}`),
);

export const BRAND_FILES = ["logo_night", "logo_day", "share_picture"] as const;

export type BrandFile = (typeof BRAND_FILES)[number];

/** Every row of the settings by which the look is changed. */
export type AppearanceName = AnnouncementName | AccentName | BrandFile | "home_sections";

export type AppearanceValues = Partial<Record<AppearanceName, string>>;

/** What text stands on, from the page to its raised parts; as `styles/tokens.css` has them. */
const GROUNDS = {
  day: ["#f5f1e9", "#eee8dd", "#e5ddcf"],
  night: ["#0a0d13", "#0f131c", "#161c27"],
} as const;

/** The colour of each trade's words where none is set; as `styles/tokens.css` has them. */
export const DESIGN_ACCENTS: Record<ServiceCategory, Record<AccentTheme, string>> = {
  programming: { day: "#2036bd", night: "#93a6ff" },
  graphics: { day: "#9c3d1c", night: "#ef8a64" },
  content: { day: "#7a5200", night: "#f4b63f" },
  business: { day: "#0f5f45", night: "#74d3ab" },
};

export const CONTRAST_MIN = 4.5;

export function leastContrast(colour: string, theme: AccentTheme): number {
  return Math.min(...GROUNDS[theme].map((ground) => contrastOf(colour, ground)));
}

/** A part of the home page in the office: its place, and whether it is shown. */
export interface SectionPlace {
  name: HomeSection;
  isShown: boolean;
}

/** All parts of the home page in the owner's order; `-name` is one that is hidden, and those not named come last. */
export function sectionPlaces(stored: string | undefined): SectionPlace[] {
  const named = (stored ?? "").split(",").flatMap((item): SectionPlace[] => {
    const name = HOME_SECTIONS.find((each) => each === item.replace(/^-/, ""));
    return name ? [{ name, isShown: !item.startsWith("-") }] : [];
  });
  const known = named.filter(({ name }, index) => named.findIndex((each) => each.name === name) === index);
  const missing = HOME_SECTIONS.filter((name) => !known.some((each) => each.name === name));
  return [...known, ...missing.map((name) => ({ name, isShown: true }))];
}

/** The same as it is stored; null for the usual order with nothing hidden. */
export function storedSections(places: readonly SectionPlace[]): string | null {
  const stored = places.map(({ name, isShown }) => (isShown ? name : `-${name}`)).join(",");
  return stored === HOME_SECTIONS.join(",") ? null : stored;
}

/** Where a file of the brand is served, by what its row holds. */
function brandPath(stored: string): string {
  return `/marque/${stored}`;
}

export function appearanceOf(values: AppearanceValues): Appearance {
  const accents = accentsOf(values);
  const isColoured = Object.keys(accents).length > 0;
  return {
    sections: sectionPlaces(values.home_sections).flatMap(({ name, isShown }) => (isShown ? [name] : [])),
    accents,
    accentSheet: isColoured ? `/couleurs.css?v=${shortHash(JSON.stringify(accents))}` : null,
    announcement: {
      words: {
        ...(values.announcement_fr && { fr: values.announcement_fr }),
        ...(values.announcement_es && { es: values.announcement_es }),
        ...(values.announcement_ar && { ar: values.announcement_ar }),
      },
      to: values.announcement_url ?? null,
    },
    logo: logoOf(values),
    sharePicture: values.share_picture ? brandPath(values.share_picture) : null,
  };
}

function accentsOf(values: AppearanceValues): Record<string, Accent> {
  const set = SERVICE_CATEGORIES.map((trade) => {
    const [day, night] = [values[`accent_${trade}_day`], values[`accent_${trade}_night`]];
    return [trade, { ...(day && { day }), ...(night && { night }) }] as const;
  });
  return Object.fromEntries(set.filter(([, accent]) => Object.keys(accent).length > 0));
}

function logoOf({ logo_day, logo_night }: AppearanceValues): Appearance["logo"] {
  const [day, night] = [logo_day ?? logo_night, logo_night ?? logo_day];
  if (!day || !night) return null;
  return { day: brandPath(day), night: brandPath(night), letter: brandPath(day.replace(/\.svg$/, ".png")) };
}

/** The rules that give the trades their colours, on screens in both themes. */
export function accentSheetOf({ accents }: Appearance): string {
  const rules = SERVICE_CATEGORIES.flatMap((trade) => {
    const { day, night } = accents[trade] ?? {};
    if (!day && !night) return [];
    const usual = DESIGN_ACCENTS[trade];
    const colour = `var(--day, ${day ?? usual.day}) var(--night, ${night ?? usual.night})`;
    return [`.cat-${trade}{--cat:${colour};--cat-t:${colour};--ghi:#ffffff66;--glo:#00000066}`];
  });
  return `@media screen{${rules.join("")}}`;
}
