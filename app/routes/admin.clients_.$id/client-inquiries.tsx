import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_STATUS_TONES,
  NO_INQUIRY,
  serviceLabel,
} from "~/features/inquiries/model/inquiry";
import { Badge } from "~/ui/badge";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import { TouchLink } from "~/ui/touch-link";
import type { ClientScreenData } from "./view.server";

const COLUMNS = [{ label: "Message" }, { label: "Service" }, { label: "Statut" }, { label: "Reçue", isNumber: true }];

/** What this client has written from the site. */
export function ClientInquiries({ inquiries }: { inquiries: ClientScreenData["inquiries"] }) {
  return (
    <section className="mb-9" aria-labelledby="client-inquiries">
      <h2 className="mb-2 text-[1.5rem]" id="client-inquiries">
        Demandes
      </h2>
      {inquiries.length === 0 ? (
        <p className="note">{NO_INQUIRY}</p>
      ) : (
        <Table caption="Demandes du client" columns={COLUMNS}>
          {inquiries.map(({ id, message, status, received, receivedAt, ...interest }) => (
            <TableRow key={id}>
              <TableCell isLong>
                <p className="clamp-2 line-clamp-2 wrap-anywhere" dir="auto">
                  {message}
                </p>
                <TouchLink to={`/admin/inquiries/${id}`} hydrated>
                  Détails<span className="sr-only"> de la demande du {received}</span>
                </TouchLink>
              </TableCell>
              <TableCell label="Service">{serviceLabel(interest)}</TableCell>
              <TableCell label="Statut">
                <Badge tone={INQUIRY_STATUS_TONES[status]}>{INQUIRY_STATUS_LABELS[status]}</Badge>
              </TableCell>
              <TableCell label="Reçue" isNumber>
                <time dateTime={receivedAt}>{received}</time>
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}
