import type { SubjectValues } from "~/features/generation/schema/forms";
import type { ServiceCategory } from "~/features/services/model/service";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { slugify } from "~/lib/text/slugify";
import { FIVE } from "./generation";

export interface OfferedService {
  category: ServiceCategory;
  title: string;
}

/** Ways to look at any craft; none of them needs a figure or a case that would have to be invented. */
const ANGLES = [
  {
    title: "par quoi commencer",
    angle: "Partir de la situation d’un client qui n’a jamais commandé ce service et l’amener à sa première décision",
  },
  {
    title: "dix questions à poser avant le devis",
    angle: "Donner pour chaque question la bonne réponse et celle qui doit inquiéter",
  },
  {
    title: "les erreurs qui coûtent du temps",
    angle: "Décrire les erreurs fréquentes, comment les voir venir et comment s’en sortir",
  },
  {
    title: "préparer son projet en une page",
    angle: "Proposer une page à remplir avant le premier rendez-vous, et l’expliquer rubrique par rubrique",
  },
  {
    title: "ce que l’on peut faire soi-même",
    angle: "Séparer honnêtement ce qui se fait sans agence de ce qui demande un métier",
  },
] as const;

/** In steps of five, so that neighbours in the list are not about the same part of the country. */
const CITY_STEP = 5;

/** Five subjects, of different crafts and cities, that no article covers yet; empty ones where all is covered. */
export function proposeSubjects({
  services,
  cities,
  titles,
  skip,
}: {
  services: readonly OfferedService[];
  cities: readonly string[];
  titles: readonly string[];
  /** How many subjects to skip, to see others. */
  skip: number;
}): SubjectValues[] {
  const inTurn = interleaved(services);
  const isCovered = coverage(titles, cities);
  const all = inTurn.length * cities.length;
  const places = Array.from({ length: all }, (_, index) => index).map((index) => {
    const round = Math.floor(index / inTurn.length);
    return {
      service: inTurn[index % inTurn.length]!,
      city: cities[(index * CITY_STEP + round) % cities.length]!,
      index,
    };
  });
  const free = places.filter(({ service, city }) => !isCovered(service.title, city));
  const start = free.length > 0 ? skip % free.length : 0;
  const found = [...free.slice(start), ...free.slice(0, start)].slice(0, FIVE).map(toSubject);
  return [...found, ...Array.from({ length: FIVE - found.length }, () => emptySubject(inTurn[0], cities[0]))];
}

function emptySubject(service: OfferedService | undefined, city: string | undefined): SubjectValues {
  const { category, title } = service ?? { category: "content" as const, title: "Rédaction web" };
  const about = { service_category: category, service: title, location: city ?? "Casablanca" };
  return { ...about, title: "", primary_keyword: "", word_count: "2200", content_angle: "" };
}

function interleaved(services: readonly OfferedService[]): OfferedService[] {
  const byCategory = SERVICE_CATEGORIES.map((each) => services.filter(({ category }) => category === each));
  const longest = Math.max(0, ...byCategory.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => byCategory.flatMap((list) => list[index] ?? [])).flat();
}

/** Whether one of the titles names both a service and a city: each title is read once a city, however many services. */
function coverage(titles: readonly string[], cities: readonly string[]) {
  const slugs = titles.map(slugify);
  const slugsByCity = new Map(cities.map((city) => [city, containing(slugs, slugify(city))]));
  return (service: string, city: string) => containing(slugsByCity.get(city) ?? [], slugify(service)).length > 0;
}

function containing(texts: readonly string[], part: string): string[] {
  return texts.filter((text) => text.includes(part));
}

function toSubject({ service, city, index }: { service: OfferedService; city: string; index: number }): SubjectValues {
  const { title, angle } = ANGLES[index % ANGLES.length]!;
  return {
    title: `${service.title} à ${city}\u202f: ${title}`,
    primary_keyword: `${service.title.toLowerCase()} ${city}`,
    location: city,
    service_category: service.category,
    service: service.title,
    word_count: "2200",
    content_angle: angle,
  };
}
