/** What the fields of an example's dialog hold, as text. */
export type ExampleValues = {
  title: string;
  description: string;
  image_url: string;
  image_alt: string;
  project_url: string;
  display_order: string;
};

export const NEW_EXAMPLE: ExampleValues = {
  title: "",
  description: "",
  image_url: "",
  image_alt: "",
  project_url: "",
  display_order: "0",
};

interface StoredExample {
  title: string;
  description: string | null;
  image_url: string | null;
  image_alt: string | null;
  project_url: string | null;
  display_order: number;
}

/** A stored example in its dialog. */
export function valuesOfExample(example: StoredExample): ExampleValues {
  const { title, description, image_url, image_alt, project_url, display_order } = example;
  return {
    title,
    description: description ?? "",
    image_url: image_url ?? "",
    image_alt: image_alt ?? "",
    project_url: project_url ?? "",
    display_order: String(display_order),
  };
}
