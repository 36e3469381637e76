import type { AccountState } from "~/features/clients/model";
import { ACCOUNT_LABELS, NO_EMAIL, NO_NAME } from "~/features/clients/model";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { ClientRowData } from "./view.server";

const COLUMNS = [
  { label: "Nom" },
  { label: "Entreprise" },
  { label: "Compte" },
  { label: "Projets", isNumber: true },
  { label: "Inscrit le", isNumber: true },
];

interface ClientTableProps {
  clients: ClientRowData[];
  isFiltered: boolean;
}

/** The clients of one page, a row each. */
export function ClientTable({ clients, isFiltered }: ClientTableProps) {
  if (clients.length === 0) return <NoClient isFiltered={isFiltered} />;
  return (
    <Table caption="Clients" columns={COLUMNS}>
      {clients.map((client) => (
        <ClientRow key={client.id} client={client} />
      ))}
    </Table>
  );
}

function NoClient({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState
        title="Aucun client pour le moment"
        action={
          <LinkButton to="/admin/clients/new" hydrated variant="primary" size="sm">
            Inviter le premier client
          </LinkButton>
        }
      >
        Une demande convertie en fait un, lui aussi invité.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucun client ne correspond">
      <AppLink to="/admin/clients" hydrated>
        Voir tous les clients
      </AppLink>
    </EmptyState>
  );
}

function ClientRow({ client }: { client: ClientRowData }) {
  const { id, full_name, email, company, account, wantsErasure, projectCount, since } = client;
  return (
    <TableRow>
      <TableCell isHeader>
        <AppLink
          className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          to={`/admin/clients/${id}`}
          hydrated
        >
          <bdi>{full_name ?? NO_NAME}</bdi>
        </AppLink>
        <span className="grid justify-items-start text-xs font-normal text-text-2">
          {email ? (
            <a
              className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              href={`mailto:${email}`}
            >
              {email}
            </a>
          ) : (
            NO_EMAIL
          )}
        </span>
      </TableCell>
      <TableCell label="Entreprise" isName>
        {company ? <Badge tone="neutral">{company}</Badge> : "—"}
      </TableCell>
      <TableCell label="Compte">
        <span className="flex flex-wrap items-center gap-y-0.5 gap-x-4 font-normal">
          <AccountBadges account={account} wantsErasure={wantsErasure} />
        </span>
      </TableCell>
      <TableCell label="Projets" isNumber>
        {projectCount}
      </TableCell>
      <TableCell label="Inscrit le" isNumber>
        {since}
      </TableCell>
    </TableRow>
  );
}

const TONES = {
  active: "green",
  unconfirmed: "yellow",
  invited: "blue",
  none: "neutral",
} as const satisfies Record<AccountState, string>;

interface AccountBadgesProps {
  account: AccountState;
  wantsErasure: boolean;
}

/** How a client's account stands. */
function AccountBadges({ account, wantsErasure }: AccountBadgesProps) {
  return (
    <>
      <Badge tone={TONES[account]}>{ACCOUNT_LABELS[account]}</Badge>
      {wantsErasure && <Badge tone="red">Effacement demandé</Badge>}
    </>
  );
}
