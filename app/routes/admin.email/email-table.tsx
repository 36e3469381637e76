import { ResendForm } from "~/features/mail/components/resend-form";
import { ShareLinkButtons } from "~/features/mail/components/share-link";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import { useSearchHref } from "~/ui/use-address";
import type { EmailRow } from "./view.server";

interface EmailTableProps {
  emails: EmailRow[];
  isFiltered: boolean;
}

const COLUMNS = [
  ...["Destinataire", "Message", "État"].map((label) => ({ label })),
  { label: "Écrit", isNumber: true },
];

/** The e-mails of one page, a row each. */
export function EmailTable({ emails, isFiltered }: EmailTableProps) {
  if (emails.length === 0) return <NoEmail isFiltered={isFiltered} />;
  return (
    <Table caption="Messages" columns={COLUMNS}>
      {emails.map((email) => (
        <EmailTableRow key={email.id} email={email} />
      ))}
    </Table>
  );
}

function NoEmail({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered)
    return <EmptyState title="Aucun message pour le moment">Ce que le site envoie s’inscrit ici.</EmptyState>;
  return (
    <EmptyState title="Aucun message ne correspond">
      <AppLink to="/admin/email" hydrated>
        Voir tous les messages
      </AppLink>
    </EmptyState>
  );
}

function EmailTableRow({ email }: { email: EmailRow }) {
  const { id, recipient, subject, label, tone, reason, canResend, shareLink, writtenAt, written } = email;
  const href = useSearchHref(`/admin/email/${id}`)({});
  return (
    <TableRow>
      <TableCell isHeader>{recipient}</TableCell>
      <TableCell isLong>
        <p className="clamp-2 line-clamp-2 wrap-anywhere">
          <bdi>{subject}</bdi>
        </p>
        <AppLink
          className="inline-flex items-center justify-self-start min-h-6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          to={href}
          hydrated
          preventScrollReset
          aria-label={`Lire «\u202f${subject}\u202f», à ${recipient}`}
        >
          Lire
        </AppLink>
        {shareLink && <ShareLinkButtons link={shareLink} subject={subject} />}
      </TableCell>
      <TableCell label="État" isLong={!!reason || canResend}>
        <Badge tone={tone}>{label}</Badge>
        {reason && <p className="note break-words">{reason}</p>}
        {canResend && <ResendForm id={id} recipient={recipient} />}
      </TableCell>
      <TableCell label="Écrit" isNumber>
        <time dateTime={writtenAt}>{written}</time>
      </TableCell>
    </TableRow>
  );
}
