import { lineAmount, totalsOf } from "~/features/billing/model/totals";
import type { BillingDocument, QuoteLine } from "~/features/billing/schema";

type Line = Partial<QuoteLine> & Pick<QuoteLine, "designation" | "unitPrice">;

let count = 0;

/** A line of a document, with what it costs. */
export function issuedLine(line: Line) {
  const whole: QuoteLine = {
    id: `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`,
    section: null,
    description: null,
    quantity: 1000,
    unit: "forfait",
    discountBp: 0,
    vatRateBp: 2000,
    exemption: null,
    option: null,
    ...line,
  };
  return { ...whole, amount: lineAmount(whole) };
}

const SELLER: BillingDocument["seller"] = {
  legalName: "Zellige Studio",
  legalForm: "SARL à associé unique",
  shareCapitalMad: 100_000,
  headOffice: "12, rue Ibn Batouta, 20000 Casablanca, Maroc",
  ice: "001234567000089",
  ifNumber: "12345678",
  rc: "456789",
  rcTown: "Casablanca",
  tp: "34567890",
  cnss: "7654321",
  rib: "011780000012345678901223",
  bic: "BMCEMAMC",
  bankName: "Bank of Africa",
  isVatExempt: false,
  logo: null,
};

const BUYER: BillingDocument["buyer"] = {
  legalName: "Atlas Conserves SA",
  contactName: "Samira El Fassi",
  ice: "009876543000021",
  address: "Zone industrielle, lot 14\n80000 Agadir",
  country: "MA",
  isCompany: true,
  isPublicBody: false,
};

const LINES = [
  issuedLine({
    section: "Conception",
    designation: "Maquettes de douze écrans",
    description: "Deux pistes graphiques, puis trois tours de retouches sur la piste retenue.",
    quantity: 8_500,
    unit: "jours",
    unitPrice: 280_000,
    discountBp: 1_000,
  }),
  issuedLine({ section: "Réalisation", designation: "Site et boutique en ligne", unitPrice: 4_500_000 }),
  issuedLine({
    section: "Réalisation",
    designation: "Livre imprimé de la marque",
    quantity: 120_000,
    unit: "ex.",
    unitPrice: 9_550,
    vatRateBp: 1_000,
  }),
];

/** An invoice for three lines at two rates; each test changes what it is about. */
export function billingDocument(changes: Partial<BillingDocument> = {}): BillingDocument {
  const lines = changes.lines ?? LINES;
  const { taxes, net, tax, gross } = totalsOf(lines);
  const deductions = changes.deductions ?? [];
  return {
    kind: "free",
    number: "F-2026-0042",
    revision: 1,
    language: "fr",
    currency: "MAD",
    title: "Refonte de la boutique en ligne",
    issuedOn: "2026-11-23",
    operationOn: "2026-11-20",
    dueOn: "2027-01-22",
    validUntil: null,
    seller: SELLER,
    buyer: BUYER,
    lines,
    options: [],
    taxes,
    net,
    tax,
    gross,
    deductions,
    payable: gross - deductions.reduce((sum, deduction) => sum + deduction.gross, 0),
    schedule: [],
    texts: { scope: "", exclusions: "", delays: "" },
    deliveryDays: null,
    revisions: null,
    hourlyPrice: null,
    quoteNumber: "D-2026-0031",
    corrects: null,
    receipt: null,
    ...changes,
  };
}
