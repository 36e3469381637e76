import { STARTING_PRICE_LABEL } from "~/features/services/messages";
import type { ServiceCategory } from "~/features/services/model";
import { CATEGORY_LABELS } from "~/features/services/model";
import type { CsvColumn } from "~/lib/csv";
import { formatNumericDateTime } from "~/lib/format";

interface Service {
  title: string;
  category: ServiceCategory;
  description: string;
  features: string[];
  priceMad: number | null;
  is_active: boolean;
  created_at: Date;
}

/** A service in a table. */
export const COLUMNS: CsvColumn<Service>[] = [
  { title: "Créé le", value: ({ created_at }) => formatNumericDateTime(created_at) },
  { title: "Titre", value: ({ title }) => title },
  { title: "Catégorie", value: ({ category }) => CATEGORY_LABELS[category] },
  { title: STARTING_PRICE_LABEL, value: ({ priceMad }) => priceMad },
  { title: "Actif", value: ({ is_active }) => is_active },
  { title: "Caractéristiques", value: ({ features }) => features.join(", ") },
  { title: "Description", value: ({ description }) => description },
];
