import type { SeedCase } from "../seed-types";

interface TranslatedFigure {
  label: string;
  before_text: string | null;
  after_text: string;
  source: string;
}

/** The words of a case in another language; figures, people and pictures stand in the order of the original. */
interface Translation {
  language: "es" | "ar";
  slug: string;
  title: string;
  client_name: string;
  summary: string;
  problem: string;
  work_done: string;
  image_alt: string;
  figures: TranslatedFigure[];
  roles: string[];
  pictures: { image_alt: string; caption?: string }[];
}

/** A case told in another language, with the pictures and the people of the one it translates. */
export function translated(original: SeedCase, { roles, figures, pictures, ...words }: Translation): SeedCase {
  const { consent: _consent, reviewBy: _review, projectTitle: _project, ...kept } = original;
  return {
    ...kept,
    ...words,
    translationOf: original.slug,
    figures: original.figures.map(({ measuredOn }, index) => ({ ...at(figures, index), measuredOn })),
    people: original.people.map(({ name }, index) => ({ name, role: at(roles, index) })),
    pictures: original.pictures.map(({ kind, image_url }, index) => ({ kind, image_url, ...at(pictures, index) })),
  };
}

/** @throws where a translation lacks what its original has. */
function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new Error(`a translated case has ${values.length} of ${index + 1}`);
  return value;
}
