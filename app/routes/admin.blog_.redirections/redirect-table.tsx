import { Pencil, Trash2 } from "lucide-react";
import { REDIRECTS_PATH } from "~/features/redirects/model";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { IconLink } from "~/ui/icon-link";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import { useSearchHref } from "~/ui/use-address";

const COLUMNS = [{ label: "Ancienne adresse" }, { label: "Destination" }, { label: "Actions", isLabelHidden: true }];

interface RedirectRowProps {
  id: string;
  from_path: string;
  to_path: string | null;
}

/** The redirects of one page, a row each. */
export function RedirectTable({ redirects }: { redirects: RedirectRowProps[] }) {
  return (
    <Table caption="Redirections" columns={COLUMNS}>
      {redirects.map((redirect) => (
        <RedirectRow key={redirect.id} {...redirect} />
      ))}
    </Table>
  );
}

function RedirectRow({ id, from_path, to_path }: RedirectRowProps) {
  const editHref = useSearchHref(`${REDIRECTS_PATH}/${id}/edit`)({});
  const deleteHref = useSearchHref(`${REDIRECTS_PATH}/${id}/delete`)({});
  return (
    <TableRow>
      <TableCell isHeader isLong>
        <bdi dir="ltr" className="wrap-anywhere">
          {from_path}
        </bdi>
      </TableCell>
      <TableCell label="Destination" isLong>
        {to_path === null ? (
          <Badge tone="yellow">Sans destination</Badge>
        ) : (
          <AppLink to={to_path} className="wrap-anywhere">
            <bdi dir="ltr">{to_path}</bdi>
          </AppLink>
        )}
      </TableCell>
      <TableCell isLong>
        <div className="flex flex-wrap items-center gap-1 xl:justify-end xl:-my-1">
          <IconLink to={editHref} verb="Modifier" name={from_path} icon={Pencil} hydrated preventScrollReset />
          <IconLink to={deleteHref} verb="Supprimer" name={from_path} icon={Trash2} hydrated preventScrollReset />
        </div>
      </TableCell>
    </TableRow>
  );
}
