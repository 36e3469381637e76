import type { AccountState } from "~/features/clients/model";
import { ACCOUNT_LABELS } from "~/features/clients/model";
import { listAllClients } from "~/features/clients/queries/clients.server";
import { clientListSchema } from "~/features/clients/schema";
import type { CsvColumn } from "~/lib/text/csv";
import { exportList } from "~/server/http/export-list.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatNumericDate, formatNumericDateTime } from "~/site/format";

interface Client {
  full_name: string | null;
  email: string | null;
  company: string | null;
  account: AccountState;
  projectCount: number;
  created_at: Date;
  erasure_requested_at: Date | null;
}

/** A client in a table. */
const COLUMNS: CsvColumn<Client>[] = [
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
];

export const loader = exportList({
  guard: requireAdmin,
  name: "clients",
  schema: clientListSchema,
  columns: COLUMNS,
  findAll: listAllClients,
});
