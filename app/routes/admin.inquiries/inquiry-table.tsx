import { InquiryStatusForm } from "~/features/inquiries/components/inquiry-status-form";
import { SpamForm } from "~/features/inquiries/components/spam-form";
import { TurnLine } from "~/features/inquiries/components/turn-line";
import {
  INQUIRY_STATUS_LABELS,
  INQUIRY_STATUS_TONES,
  NO_INQUIRY,
  serviceLabel,
} from "~/features/inquiries/model/inquiry";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { CHECKBOX_LOOK } from "~/ui/check-look";
import { EmptyState } from "~/ui/empty-state";
import { RowNote } from "~/ui/row-note";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { ROW_LINK, TableRow } from "~/ui/table-row";
import { useSearchHref } from "~/ui/use-address";
import { BULK_FORM } from "./bulk-form";
import type { InquiryRowData } from "./view.server";

interface InquiryTableProps {
  inquiries: InquiryRowData[];
  isFiltered: boolean;
}

const COLUMNS = [
  ...["Nom", "Message", "Service", "Statut"].map((label) => ({ label })),
  { label: "Reçue", isNumber: true },
];

/** The inquiries of one page, a row each. */
export function InquiryTable({ inquiries, isFiltered }: InquiryTableProps) {
  if (inquiries.length === 0) return <NoInquiry isFiltered={isFiltered} />;
  return (
    <Table caption="Demandes de contact" columns={COLUMNS}>
      {inquiries.map((inquiry) => (
        <InquiryRow key={inquiry.id} inquiry={inquiry} />
      ))}
    </Table>
  );
}

function NoInquiry({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title={NO_INQUIRY}>Les messages du site arrivent ici.</EmptyState>;
  return (
    <EmptyState title="Aucune demande ne correspond">
      <AppLink to="/admin/inquiries" hydrated>
        Voir toutes les demandes
      </AppLink>
    </EmptyState>
  );
}

function InquiryRow({ inquiry }: { inquiry: InquiryRowData }) {
  const detailsHref = useSearchHref(`/admin/inquiries/${inquiry.id}`)({});
  return (
    <TableRow hasRowLink>
      <TableCell isHeader>
        <span className="flex items-center gap-3">
          {!inquiry.isErased && (
            <input
              type="checkbox"
              form={BULK_FORM}
              name="id"
              value={inquiry.id}
              aria-label={`Cocher la demande de ${inquiry.name}`}
              className={CHECKBOX_LOOK}
            />
          )}
          <bdi>{inquiry.name}</bdi>
        </span>
        <span className="grid justify-items-start text-xs font-normal text-text-2">
          {inquiry.email && (
            <a
              className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              href={`mailto:${inquiry.email}`}
            >
              {inquiry.email}
            </a>
          )}
          {inquiry.phone && (
            <a
              className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              href={inquiry.phone.href}
            >
              {inquiry.phone.text}
            </a>
          )}
          {inquiry.company && <bdi>{inquiry.company}</bdi>}
          {inquiry.project && (
            <AppLink
              className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11"
              to={`/admin/projects/${inquiry.project.id}`}
              hydrated
            >
              Projet : {inquiry.project.title}
            </AppLink>
          )}
        </span>
      </TableCell>
      <TableCell isLong>
        <p className="clamp-2 line-clamp-2 wrap-anywhere" dir="auto">
          {inquiry.message}
        </p>
        <AppLink
          className={`${ROW_LINK} inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11`}
          to={detailsHref}
          hydrated
          preventScrollReset
          aria-label={`Détails de la demande de ${inquiry.name}`}
        >
          Détails
        </AppLink>
        {inquiry.earlierId && (
          <AppLink
            className="inline-flex items-center ms-4 min-h-6 pointer-coarse:min-h-11"
            to={`/admin/inquiries/${inquiry.earlierId}`}
            hydrated
            preventScrollReset
          >
            Déjà venu<span className="sr-only">&#8239;: la demande d’avant de {inquiry.name}</span>
          </AppLink>
        )}
      </TableCell>
      <TableCell label="Service" isName>
        {serviceLabel(inquiry)}
      </TableCell>
      <TableCell label="Statut">
        <Badge tone={INQUIRY_STATUS_TONES[inquiry.status]}>{INQUIRY_STATUS_LABELS[inquiry.status]}</Badge>
        {!inquiry.isErased && <ChangeForm inquiry={inquiry} />}
        {inquiry.turn && <TurnLine turn={inquiry.turn} />}
        {inquiry.owner && (
          <RowNote isLong>
            <bdi>{inquiry.owner}</bdi>
          </RowNote>
        )}
      </TableCell>
      <TableCell label="Reçue le" isNumber>
        <time dateTime={inquiry.receivedAt}>{inquiry.received}</time>
      </TableCell>
    </TableRow>
  );
}

/** Out of the quarantine, or to another status. */
function ChangeForm({ inquiry }: { inquiry: InquiryRowData }) {
  return inquiry.is_spam ? <SpamForm inquiry={inquiry} /> : <InquiryStatusForm inquiry={inquiry} />;
}
