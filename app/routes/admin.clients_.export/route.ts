import { ACCOUNT_LABELS } from "~/features/clients/model";
import { listAllClients } from "~/features/clients/queries.server";
import { clientListSchema } from "~/features/clients/schema";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDate, formatNumericDateTime } from "~/site/format";

export const loader = exportList({
  guard: requireAdmin,
  name: "clients",
  schema: clientListSchema,
  findAll: listAllClients,
  columns: [
    { title: "Inscrit le", value: ({ created_at }) => formatNumericDateTime(created_at) },
    { title: "Nom", value: ({ full_name }) => full_name },
    { title: "E-mail", value: ({ email }) => email },
    { title: "Entreprise", value: ({ company }) => company },
    { title: "Compte", value: ({ account }) => ACCOUNT_LABELS[account] },
    { title: "Projets", value: ({ projectCount }) => projectCount },
    {
      title: "Effacement demandé le",
      value: ({ erasure_requested_at: askedAt }) => askedAt && formatNumericDate(askedAt),
    },
  ],
});
