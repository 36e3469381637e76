import { addressTranslations } from "~/content/contact";
import { isolated } from "~/lib/text/isolated";
import type { FigureName } from "~/site/agency-figures";
import { FIGURE_NAMES } from "~/site/agency-figures";
import type { Language } from "~/site/language";
import type { Site } from "~/site/site-settings";

/** Settings that are a text of the site, each with the detail it replaces. */
const TEXTS = {
  site_name: "siteName",
  contact_phone: "phone",
  contact_email: "email",
  contact_address: "address",
  contact_arrival: "arrival",
  whatsapp_number: "whatsappNumber",
  instagram_url: "instagramUrl",
  linkedin_url: "linkedinUrl",
  reddit_url: "redditUrl",
  cndp_receipt: "cndpReceipt",
  data_location: "dataLocation",
  publisher: "publisher",
  host: "host",
} as const satisfies Record<string, Exclude<keyof Site, "openingHours" | "figures" | "appearance">>;

const FIGURES = {
  figure_projects: "projects",
  figure_clients: "clients",
  figure_experts: "experts",
  figure_companies: "companies",
} as const satisfies Record<string, FigureName>;

/** What the owner says of a figure: the year from which it counts, what it counts, and whether the site counts it. */
const FACTS = ["since", "counts", "source"] as const;

type FactName = `figure_${FigureName}_${(typeof FACTS)[number]}`;

const FACT_NAMES = FIGURE_NAMES.flatMap((figure) => FACTS.map((fact): FactName => `figure_${figure}_${fact}`));

export const COUNTED = "counted";

/** From how many on a counted figure is shown: below, the claimed one stands. */
const COUNTED_MIN = 2;

/** How long what is of no use any more is kept, in years and in days; no page shows it. */
const RETENTION = { keep_lost_years: 3, keep_spam_days: 90 } as const;

export type RetentionName = keyof typeof RETENTION;

const HOURS = ["hours_1", "hours_2", "hours_3", "hours_4", "hours_5", "hours_6", "hours_7"] as const;

export type SettingName = keyof typeof TEXTS | keyof typeof FIGURES | FactName | RetentionName | (typeof HOURS)[number];

/** What is set; the others have their default. */
export type SettingValues = Partial<Record<SettingName, string>>;

export const SETTING_NAMES = [
  ...(Object.keys(TEXTS) as (keyof typeof TEXTS)[]),
  ...(Object.keys(FIGURES) as (keyof typeof FIGURES)[]),
  ...FACT_NAMES,
  ...(Object.keys(RETENTION) as RetentionName[]),
  ...HOURS,
];

/** The word that closes a day: an empty field means the usual hours. */
const CLOSED = "Fermé";

/** Said under a field that another user has changed since the form was opened; without a value it has its default. */
export function changedMeanwhile(theirs: string | undefined): string {
  const change = theirs ? `Changé entre-temps en «\u202f${theirs}\u202f»` : "Remis entre-temps à sa valeur par défaut";
  return `${change}. Enregistrez à nouveau pour garder votre saisie.`;
}

export function siteWith(defaults: Site, values: SettingValues): Site {
  const site: Site = { ...defaults, figures: { ...defaults.figures } };
  for (const name of Object.keys(TEXTS) as (keyof typeof TEXTS)[])
    site[TEXTS[name]] = values[name] ?? site[TEXTS[name]];
  for (const name of Object.keys(FIGURES) as (keyof typeof FIGURES)[]) {
    if (values[name]) site.figures[FIGURES[name]] = Number(values[name]);
  }
  const facts = FIGURE_NAMES.flatMap((figure) => {
    const [since, counts] = [values[`figure_${figure}_since`], values[`figure_${figure}_counts`]];
    const fact = since || counts ? { ...(since && { since }), ...(counts && { counts }) } : null;
    return fact ? [[figure, fact] as const] : [];
  });
  if (facts.length > 0) site.figures.facts = Object.fromEntries(facts);
  site.openingHours = defaults.openingHours.map((day, index) => {
    const typed = values[HOURS[index] ?? "hours_1"];
    if (typed === undefined) return day;
    const spans = typed.split(",").map((span) => span.trim());
    return { ...day, hours: spans.filter((span) => span !== "" && span.toLowerCase() !== CLOSED.toLowerCase()) };
  });
  return site;
}

export function countedFigures(values: SettingValues): FigureName[] {
  return FIGURE_NAMES.filter((figure) => values[`figure_${figure}_source`] === COUNTED);
}

/** A site with what was counted in place of what is claimed, where it is enough to be shown. */
export function withCounts(site: Site, counts: Partial<Record<FigureName, number>>): Site {
  const enough = FIGURE_NAMES.flatMap((figure) => {
    const count = counts[figure] ?? 0;
    return count >= COUNTED_MIN ? [[figure, count] as const] : [];
  });
  if (enough.length === 0) return site;
  const { facts } = site.figures;
  const counted = enough.map(([figure]) => [figure, { ...facts?.[figure], isCounted: true }] as const);
  const figures = { ...site.figures, ...Object.fromEntries(enough) };
  return { ...site, figures: { ...figures, facts: { ...facts, ...Object.fromEntries(counted) } } };
}

/** Every setting of a site as it would be typed. */
export function settingsOf(site: Site): Record<SettingName, string> {
  const texts = Object.entries(TEXTS).map(([name, key]) => [name, site[key]]);
  const figures = Object.entries(FIGURES).map(([name, key]) => [name, String(site.figures[key])]);
  const facts = FACT_NAMES.map((name) => [name, ""]);
  const retention = Object.entries(RETENTION).map(([name, byDefault]) => [name, String(byDefault)]);
  const hours = HOURS.map((name, index) => [name, site.openingHours[index]?.hours.join(", ") || CLOSED]);
  return Object.fromEntries([...texts, ...figures, ...facts, ...retention, ...hours]) as Record<SettingName, string>;
}

/** How long something is kept, in the unit of the setting's name. */
export function retentionOf(name: RetentionName, values: SettingValues): number {
  return Number(values[name] ?? RETENTION[name]);
}

/** An address for the readers of a language, and the language it is in: French where it stands as it was typed. */
export function addressIn(language: Language, address: string): { text: string; lang: Language } {
  const town = Object.keys(addressTranslations).find((each) => address === each || address.endsWith(`, ${each}`));
  if (language === "fr" || !town) return { text: address, lang: "fr" };
  const street = address.slice(0, -town.length).replace(/, $/, "");
  const inTown = addressTranslations[town]?.[language] ?? town;
  if (!street) return { text: inTown, lang: language };
  // Its number stays before it: a street is written from left to right.
  return { text: language === "ar" ? `${isolated(street)}، ${inTown}` : `${street}, ${inTown}`, lang: language };
}
