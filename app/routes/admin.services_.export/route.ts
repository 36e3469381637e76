import { CATEGORY_LABELS, STARTING_PRICE_LABEL } from "~/features/services/model/service";
import { listAllServices } from "~/features/services/queries.server";
import { serviceListSchema } from "~/features/services/schema";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDateTime } from "~/site/format";

export const loader = exportList({
  guard: requireAdmin,
  name: "services",
  schema: serviceListSchema,
  findAll: listAllServices,
  columns: [
    { title: "Créé le", value: ({ created_at }) => formatNumericDateTime(created_at) },
    { title: "Titre", value: ({ title }) => title },
    { title: "Slug", value: ({ slug }) => slug },
    { title: "Catégorie", value: ({ category }) => CATEGORY_LABELS[category] },
    { title: STARTING_PRICE_LABEL, value: ({ typedPriceMad }) => typedPriceMad },
    { title: "À partir de (MAD)", value: ({ priceFromMad }) => priceFromMad },
    { title: "Actif", value: ({ is_active }) => is_active },
    { title: "Caractéristiques", value: ({ features }) => features.join(", ") },
    { title: "Description", value: ({ description }) => description },
  ],
});
