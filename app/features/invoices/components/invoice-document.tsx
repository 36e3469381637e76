import type { DocumentView } from "~/features/invoices/model/document-view";
import { directionOf } from "~/site/language";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";

/** An invoice or a credit note as it was issued, in its own language and direction. */
export function InvoiceDocument({ document }: { document: DocumentView }) {
  const { number, language, title, heading, days, notes, inWords, total, sums, deductions } = document;
  return (
    <section className="grid gap-6" aria-label={`${heading} ${number}`} lang={language} dir={directionOf(language)}>
      <header className="grid gap-6 md:grid-cols-[1fr_1fr_auto]">
        <Party label={document.sellerLabel} lines={document.seller} />
        <Party label={document.buyerLabel} lines={document.buyer} />
        <dl className="grid gap-2 content-start tabular-nums">
          {days.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-sm text-text-3">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div>
        <h2 className="text-xl wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        {notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
      </div>
      <Lines document={document} />
      {deductions.items.length > 0 && <Deductions {...deductions} />}
      <div className="grid gap-4 md:justify-items-end">
        <dl className="grid w-full max-w-120 tabular-nums">
          {sums.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-6 py-2 border-t border-t-line">
              <dt className="text-text-2 wrap-anywhere">{label}</dt>
              <dd className="whitespace-nowrap">{value}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-6 py-3 border-t-2 border-t-line-strong text-lg font-semibold">
            <dt>
              {total.label}
              {total.note && <span className="block text-sm font-normal text-text-2">{total.note}</span>}
            </dt>
            <dd className="whitespace-nowrap">{total.value}</dd>
          </div>
        </dl>
        {document.mentions.map((mention) => (
          <p className="w-full max-w-120 text-text-2" key={mention}>
            {mention}
          </p>
        ))}
        <p className="w-full max-w-120 text-text-2">{inWords}</p>
      </div>
    </section>
  );
}

function Party({ label, lines }: { label: string; lines: string[] }) {
  return (
    <div>
      <p className="text-sm text-text-3">{label}</p>
      {lines.map((line, index) => (
        <p key={line} className={`whitespace-pre-line wrap-anywhere ${index === 0 ? "font-semibold" : "text-text-2"}`}>
          <bdi>{line}</bdi>
        </p>
      ))}
    </div>
  );
}

function Lines({ document: { columns, lines, heading } }: { document: DocumentView }) {
  const [designation = "", quantity = "", unitPrice = "", vat = "", amount = ""] = columns;
  const heads = [
    { label: designation },
    ...[quantity, unitPrice, vat, amount].map((label) => ({ label, isNumber: true })),
  ];
  return (
    <Table caption={heading} columns={heads}>
      {lines.map((line) => (
        <TableRow key={line.id}>
          <TableCell isHeader isLong>
            {line.section && <span className="block text-xs font-normal text-text-3">{line.section}</span>}
            <bdi>{line.designation}</bdi>
            {line.description && (
              <span className="block text-sm font-normal text-text-2 whitespace-pre-line wrap-anywhere">
                {line.description}
              </span>
            )}
          </TableCell>
          <TableCell label={quantity} isNumber>
            {line.quantity}
          </TableCell>
          <TableCell label={unitPrice} isNumber>
            {line.unitPrice}
          </TableCell>
          <TableCell label={vat} isNumber>
            {line.vat}
          </TableCell>
          <TableCell label={amount} isNumber>
            {line.amount}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function Deductions({ title, items }: DocumentView["deductions"]) {
  return (
    <div>
      <h3 className="text-lg mb-1">{title}</h3>
      <ul>
        {items.map(({ number, label, parts, gross }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line tabular-nums">
            <span>{label}</span>
            <span className="text-text-2">{parts.join(" · ")}</span>
            <span className="whitespace-nowrap">{gross}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
