import type { InvoiceView } from "~/features/invoices/model/invoice";
import { INVOICE_VIEW_LABELS, INVOICE_VIEWS } from "~/features/invoices/model/invoice";
import type { InvoiceList } from "~/features/invoices/schema/list";
import { ListFilters } from "~/ui/list-filters";

interface InvoiceFiltersProps {
  list: InvoiceList;
  counts: Record<InvoiceView | "toutes", number>;
}

const TONES = {
  brouillons: "neutral",
  "a-encaisser": "blue",
  "en-retard": "red",
  payees: "green",
  avoirs: "purple",
} as const satisfies Record<InvoiceView, string>;

const SORTS = [
  { value: "newest", label: "Ordre de l’onglet" },
  { value: "amount", label: "Par montant" },
  { value: "due", label: "Par échéance" },
];

/** What is shown: a tab, a search, an order; all of it in the address. */
export function InvoiceFilters({ list, counts }: InvoiceFiltersProps) {
  const views = INVOICE_VIEWS.map((value) => ({
    value,
    label: INVOICE_VIEW_LABELS[value],
    count: counts[value],
    tone: TONES[value],
  }));
  return (
    <ListFilters
      action="/admin/factures"
      strip={{
        label: "Filtrer les factures",
        name: "vue",
        current: list.vue,
        items: [{ label: "Toutes", count: counts.toutes, tone: "neutral" }, ...views],
      }}
      search={{
        label: "Rechercher une facture",
        placeholder: "Numéro, client, objet",
        q: list.q,
        selects: [{ name: "sort", label: "Trier", value: list.sort, options: SORTS }],
      }}
    />
  );
}
