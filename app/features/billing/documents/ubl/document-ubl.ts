import { accountOf } from "~/features/billing/documents/model/identity-lines";
import type { DocumentKind } from "~/features/billing/model/document";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import type { BillingDocument, Buyer, Seller } from "~/features/billing/schema";
import type { XmlElement } from "~/lib/html/xml";
import { xmlDocument } from "~/lib/html/xml";
import { aggregate, basic, lineElement, monetaryTotal, optional, taxTotal } from "./amounts";

/** UNCL 1001: commercial invoice, prepayment invoice, credit note. */
const TYPES: Partial<Record<DocumentKind, string>> = {
  deposit: "386",
  progress: "380",
  balance: "380",
  free: "380",
  credit: "381",
};

const NAMESPACE = "urn:oasis:names:specification:ubl:schema:xsd:";
/** UNCL 4461: credit transfer. */
const CREDIT_TRANSFER = "30";

/**
 * An invoice or a credit note as data: UBL 2.1 (ISO/IEC 19845), with the same figures as its page.
 * @returns null for a quote and a receipt, which have no such form
 */
export function documentUbl(document: BillingDocument): string | null {
  const type = TYPES[document.kind];
  if (!type) return null;
  const isCredit = document.kind === "credit";
  const root = isCredit ? "CreditNote" : "Invoice";
  return xmlDocument({
    name: root,
    attributes: {
      xmlns: `${NAMESPACE}${root}-2`,
      "xmlns:cac": `${NAMESPACE}CommonAggregateComponents-2`,
      "xmlns:cbc": `${NAMESPACE}CommonBasicComponents-2`,
    },
    children: [...head(document, type), ...references(document), ...body(document)].filter((child) => child !== null),
  });
}

type Children = (XmlElement | null)[];

function head(document: BillingDocument, type: string): Children {
  const { kind, number, issuedOn, dueOn, title, currency, lines } = document;
  const isCredit = kind === "credit";
  return [
    basic("UBLVersionID", "2.1"),
    basic("ID", number),
    basic("IssueDate", issuedOn),
    isCredit ? null : optional("DueDate", dueOn),
    basic(isCredit ? "CreditNoteTypeCode" : "InvoiceTypeCode", type),
    optional("Note", title),
    basic("DocumentCurrencyCode", currency),
    basic("LineCountNumeric", String(lines.length)),
  ];
}

function references({ deductions, corrects, quoteNumber }: BillingDocument): Children {
  const invoices = corrects ? [corrects] : deductions;
  return [
    ...invoices.map(({ number, issuedOn }) =>
      aggregate(
        "BillingReference",
        aggregate("InvoiceDocumentReference", basic("ID", number), basic("IssueDate", issuedOn)),
      ),
    ),
    quoteNumber ? aggregate("ContractDocumentReference", basic("ID", quoteNumber)) : null,
  ];
}

function body(document: BillingDocument): Children {
  const { kind, seller, buyer, operationOn, currency, lines } = document;
  const isCredit = kind === "credit";
  return [
    supplier(seller),
    customer(buyer),
    operationOn ? aggregate("Delivery", basic("ActualDeliveryDate", operationOn)) : null,
    isCredit ? null : paymentMeans(document),
    taxTotal(document),
    monetaryTotal(document),
    ...lines.map((line, index) => lineElement(line, index, currency, isCredit)),
  ];
}

function paymentMeans(document: BillingDocument): XmlElement {
  const { seller, number, dueOn } = document;
  const { iban, bic } = accountOf(document);
  return aggregate(
    "PaymentMeans",
    basic("PaymentMeansCode", CREDIT_TRANSFER),
    optional("PaymentDueDate", dueOn),
    basic("PaymentID", number),
    aggregate(
      "PayeeFinancialAccount",
      iban ? basic("ID", iban, { schemeID: "IBAN" }) : basic("ID", seller.rib),
      bic || seller.bankName
        ? aggregate("FinancialInstitutionBranch", optional("ID", bic ?? null), optional("Name", seller.bankName))
        : null,
    ),
  );
}

const VAT = aggregate("TaxScheme", basic("ID", "VAT"));

/** A number and its register, where it is known. */
function identification(scheme: string | null, value: string | null): XmlElement | null {
  if (!value) return null;
  return aggregate("PartyIdentification", scheme ? basic("ID", value, { schemeID: scheme }) : basic("ID", value));
}

function address(lines: string, country: string): XmlElement {
  return aggregate(
    "PostalAddress",
    ...lines
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => aggregate("AddressLine", basic("Line", line))),
    aggregate("Country", basic("IdentificationCode", country)),
  );
}

function supplier(seller: Seller): XmlElement {
  const { legalName, legalForm, shareCapitalMad, headOffice, ice, ifNumber, rc, rcTown, tp, cnss } = seller;
  return aggregate(
    "AccountingSupplierParty",
    aggregate(
      "Party",
      identification("ICE", ice),
      identification("TP", tp),
      identification("CNSS", cnss),
      aggregate("PartyName", basic("Name", legalName)),
      address(headOffice, HOME_COUNTRY),
      aggregate("PartyTaxScheme", basic("CompanyID", ifNumber, { schemeID: "IF" }), VAT),
      aggregate(
        "PartyLegalEntity",
        basic("RegistrationName", legalName),
        rc ? basic("CompanyID", rc, { schemeID: "RC" }) : null,
        optional("CompanyLegalForm", legalForm),
        shareCapitalMad === null ? null : basic("CorporateStockAmount", String(shareCapitalMad), { currencyID: "MAD" }),
        rcTown ? aggregate("RegistrationAddress", basic("CityName", rcTown)) : null,
      ),
    ),
  );
}

function customer({ legalName, contactName, ice, address: lines, country }: Buyer): XmlElement {
  return aggregate(
    "AccountingCustomerParty",
    aggregate(
      "Party",
      country === HOME_COUNTRY ? identification("ICE", ice) : identification(null, ice),
      aggregate("PartyName", basic("Name", legalName)),
      address(lines, country),
      aggregate("PartyLegalEntity", basic("RegistrationName", legalName)),
      contactName ? aggregate("Contact", basic("Name", contactName)) : null,
    ),
  );
}
