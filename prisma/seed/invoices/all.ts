import { randomUUID } from "node:crypto";
import type { DocumentLine } from "~/features/billing/schema";
import type { PaymentMode } from "~/features/invoices/model/payment";

/** Amounts in hundredths. */
export interface SeedPayment {
  received: number;
  vatWithheld?: number;
  mode?: PaymentMode;
  reference?: string;
  afterDays: number;
}

export interface SeedInvoice {
  title: string;
  /** The address of its client. */
  client: string;
  /** Null for a draft. */
  issuedDaysAgo: number | null;
  dueInDays?: number;
  lines: DocumentLine[];
  payments?: SeedPayment[];
  /** The title of the invoice that this credit note corrects. */
  corrects?: string;
  /** What of it went back to the client, who had paid the corrected invoice. */
  refund?: { amount: number; reference: string; afterDays: number };
  /** The title of the accepted quote of which it is the deposit. */
  deposit?: string;
  /** What the client wrote beside 'J’ai viré'. */
  claim?: string;
}

const RIAD = "khadija@riad-benali.example";
const TAZI = "omar@tazi-freres.example";
const COMMUNE = "marches@commune.example";
const CASA = "lucia@casa-ejemplo.example";
const RIYADH = "sales@dar-almithal.example";

/** To whom the demo bills; none of them exists, and each says so. */
export const invoiceClients = [
  {
    ...{ email: RIAD, legal_name: "Riad Benali SARL (fictive)", contact_name: "Khadija Benali" },
    ...{ ice: "000000000000001", address: "4, derb de l’Exemple, Marrakech" },
  },
  {
    ...{ email: TAZI, legal_name: "Tazi Frères (fictive)", contact_name: "Omar Tazi" },
    ...{ ice: "000000000000002", address: "18, rue de l’Exemple, Fès" },
  },
  {
    ...{ email: COMMUNE, legal_name: "Commune de l’Exemple (fictive)", contact_name: "Service des marchés" },
    ...{ ice: "000000000000003", is_public_body: true, address: "Place de l’Exemple, Casablanca" },
  },
  {
    ...{ email: CASA, legal_name: "Casa Ejemplo SL (ficticia)", contact_name: "Lucía Ferrer", ice: "B00000000" },
    ...{ country: "ES", language: "es" as const, currency: "EUR" as const, address: "Calle del Ejemplo 7, Valencia" },
  },
  {
    ...{
      email: RIYADH,
      legal_name: "دار المثال للضيافة (شركة وهمية)",
      contact_name: "سارة القحطاني",
      ice: "0000000000",
    },
    ...{ country: "SA", language: "ar" as const, currency: "SAR" as const, address: "7 شارع المثال، الرياض" },
  },
];

export type SeedBillingClient = (typeof invoiceClients)[number];

function line(designation: string, unitPrice: number, changes: Partial<DocumentLine> = {}): DocumentLine {
  return {
    ...{ id: randomUUID(), section: null, designation, description: null, quantity: 1000, unit: "forfait" },
    ...{ unitPrice, discountBp: 0, vatRateBp: 2000, exemption: null, ...changes },
  };
}

const EXPORT = { unit: "", vatRateBp: 0, exemption: "export" as const };

/** An invoice in every state: draft, due, late, paid in part, paid, with VAT withheld, in cash, corrected, given back, overpaid. */
export const invoices: SeedInvoice[] = [
  {
    ...{ title: "Site du riad, huit pages", client: RIAD, issuedDaysAgo: 158 },
    lines: [line("Conception et intégration", 2_600_000), line("Réservation directe", 1_200_000, { discountBp: 500 })],
    payments: [{ received: 4_488_000, reference: "VIR-48210", afterDays: 21 }],
  },
  {
    ...{ title: "Avoir sur la réservation", client: RIAD, issuedDaysAgo: 120, corrects: "Site du riad, huit pages" },
    lines: [line("Module de paiement, non livré", 300_000)],
    refund: { amount: 360_000, reference: "VIR-R-0117", afterDays: 12 },
  },
  {
    ...{ title: "Photographies des chambres", client: RIAD, issuedDaysAgo: 96 },
    lines: [line("Journée de prises de vue", 480_000)],
    payments: [{ received: 576_000, mode: "cash", afterDays: 4 }],
  },
  {
    ...{ title: "Enseigne et véhicules", client: TAZI, issuedDaysAgo: 74 },
    lines: [line("Identité et enseigne", 1_500_000), line("Guide imprimé", 120_000, { vatRateBp: 1000 })],
    payments: [
      { received: 1_000_000, mode: "cheque", reference: "CH 0091", afterDays: 12 },
      { received: 400_000, reference: "VIR-50044", afterDays: 40 },
    ],
  },
  {
    ...{ title: "Portail des marchés", client: COMMUNE, issuedDaysAgo: 61, dueInDays: 60 },
    lines: [line("Portail et formation", 9_000_000)],
    payments: [{ received: 9_450_000, vatWithheld: 1_350_000, reference: "OP 2026-118", afterDays: 48 }],
  },
  {
    ...{ title: "Maquettes du catalogue", client: TAZI, issuedDaysAgo: 52 },
    lines: [line("Maquettes", 300_000)],
  },
  {
    ...{ title: "Avoir sur les maquettes", client: TAZI, issuedDaysAgo: 44, corrects: "Maquettes du catalogue" },
    lines: [line("Geste commercial", 100_000)],
  },
  {
    ...{ title: "Sitio web del hotel", client: CASA, issuedDaysAgo: 40 },
    lines: [line("Diseño y desarrollo", 320_000, EXPORT)],
    payments: [{ received: 320_000, reference: "SEPA 7731", afterDays: 9 }],
  },
  {
    ...{ title: "Référencement, premier mois", client: RIAD, issuedDaysAgo: 33 },
    lines: [line("Référencement", 320_000)],
    payments: [{ received: 400_000, reference: "VIR-51902", afterDays: 6 }],
  },
  {
    ...{ title: "Rediseño de la tienda", client: CASA, issuedDaysAgo: 36 },
    lines: [line("Rediseño", 180_000, EXPORT)],
    payments: [{ received: 180_000, reference: "SEPA 7802", afterDays: 7 }],
  },
  {
    ...{ title: "Abono del rediseño", client: CASA, issuedDaysAgo: 22, corrects: "Rediseño de la tienda" },
    lines: [line("Catálogo no entregado", 60_000, EXPORT)],
  },
  {
    ...{ title: "هوية بصرية للفندق", client: RIYADH, issuedDaysAgo: 20 },
    lines: [line("تصميم الهوية البصرية", 1_850_000, EXPORT)],
  },
  {
    ...{ title: "Acompte de 50 %", client: TAZI, issuedDaysAgo: 13, deposit: "Identité de l’atelier et enseigne" },
    lines: [line("Identité visuelle, acompte", 1_500_000), line("Enseigne, dessin et suivi, acompte", 250_000)],
    payments: [{ received: 1_000_000, reference: "VIR-52310", afterDays: 5 }],
  },
  {
    ...{ title: "Référencement, deuxième mois", client: RIAD, issuedDaysAgo: 12 },
    lines: [line("Référencement", 320_000)],
    claim: "Virement fait ce matin depuis la banque de l’exemple.",
  },
  {
    ...{ title: "Mantenimiento anual", client: CASA, issuedDaysAgo: 3 },
    lines: [line("Mantenimiento", 95_000, EXPORT)],
  },
  {
    ...{ title: "Maintenance du portail", client: COMMUNE, issuedDaysAgo: null },
    lines: [line("Maintenance, un trimestre", 650_000)],
  },
];
