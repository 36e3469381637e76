type FigureValues = {
  label: string;
  before_text: string;
  after_text: string;
  source: string;
  measured_on: string;
};

type PersonValues = {
  name: string;
  role: string;
};

export type CaseValues = {
  title: string;
  slug: string;
  client_name: string;
  sector: string;
  country: string;
  year: string;
  language: string;
  is_fictitious: boolean;
  summary: string;
  problem: string;
  work_done: string;
  public_url: string;
  image_url: string;
  image_alt: string;
  testimonial_id: string;
  services: string[];
  figures: FigureValues[];
  people: PersonValues[];
  version: string;
};

/** So many rows more than are filled in are shown, without scripts too. */
const BLANK_ROWS = 2;
const ROWS_MAX = 12;

const BLANK_FIGURE: FigureValues = { label: "", before_text: "", after_text: "", source: "", measured_on: "" };
const BLANK_PERSON: PersonValues = { name: "", role: "" };

function withBlanks<Row>(rows: Row[], blank: Row): Row[] {
  return [...rows, ...Array<Row>(BLANK_ROWS).fill(blank)].slice(0, ROWS_MAX);
}

export function newCaseValues(year: number): CaseValues {
  return {
    title: "",
    slug: "",
    client_name: "",
    sector: "",
    country: "MA",
    year: String(year),
    language: "fr",
    is_fictitious: false,
    summary: "",
    problem: "",
    work_done: "",
    public_url: "",
    image_url: "",
    image_alt: "",
    testimonial_id: "",
    services: [],
    version: "",
    figures: withBlanks([], BLANK_FIGURE),
    people: withBlanks([], BLANK_PERSON),
  };
}

type StoredCase = Omit<CaseValues, "year" | "services" | "figures" | "version" | NullableField> &
  Record<NullableField, string | null> & {
    year: number;
    services: { service_id: string }[];
    figures: { label: string; before_text: string | null; after_text: string; source: string; measured_on: Date }[];
    version: number;
  };

type NullableField = "public_url" | "image_url" | "image_alt" | "testimonial_id";

export function valuesOfCase(stored: StoredCase): CaseValues {
  const { title, slug, client_name, sector, language, is_fictitious, summary, problem, work_done } = stored;
  const figures = stored.figures.map(({ label, before_text, after_text, source, measured_on }) => ({
    label,
    before_text: before_text ?? "",
    after_text,
    source,
    measured_on: measured_on.toISOString().slice(0, 10),
  }));
  return {
    title,
    slug,
    client_name,
    sector,
    language,
    is_fictitious,
    summary,
    problem,
    work_done,
    country: stored.country.trim(),
    year: String(stored.year),
    public_url: stored.public_url ?? "",
    image_url: stored.image_url ?? "",
    image_alt: stored.image_alt ?? "",
    testimonial_id: stored.testimonial_id ?? "",
    services: stored.services.map(({ service_id }) => service_id),
    figures: withBlanks(figures, BLANK_FIGURE),
    people: withBlanks(
      stored.people.map(({ name, role }) => ({ name, role })),
      BLANK_PERSON,
    ),
    version: String(stored.version),
  };
}
