import { PROJECT_STATUS_LABELS } from "~/features/projects/model/project";
import { listAllProjects } from "~/features/projects/queries.server";
import { projectListSchema } from "~/features/projects/schema";
import { CATEGORY_LABELS } from "~/features/services/model/service";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDate, formatNumericDateTime } from "~/site/format";

export const loader = exportList({
  guard: requireAdmin,
  name: "projets",
  schema: projectListSchema,
  findAll: listAllProjects,
  columns: [
    { title: "Créé le", value: ({ created_at }) => formatNumericDateTime(created_at) },
    { title: "Titre", value: ({ title }) => title },
    { title: "Client", value: ({ client }) => client?.full_name },
    { title: "E-mail du client", value: ({ client }) => client?.credential?.email },
    { title: "Catégorie", value: ({ service_category }) => service_category && CATEGORY_LABELS[service_category] },
    { title: "Statut", value: ({ status }) => PROJECT_STATUS_LABELS[status] },
    { title: "Budget (MAD)", value: ({ budgetMad }) => budgetMad },
    { title: "Échéance", value: ({ deadline }) => deadline && formatNumericDate(deadline) },
    { title: "Description", value: ({ description }) => description },
  ],
});
