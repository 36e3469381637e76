import type { Buyer, Seller } from "~/features/billing/model/document";
import { HOME_COUNTRY } from "~/features/billing/model/document";
import type { XmlElement } from "~/lib/html/xml";
import { aggregate, basic, optional } from "./elements";

const VAT = aggregate("TaxScheme", basic("ID", "VAT"));

/** A number and the register that gave it, where that is known. */
function identification(scheme: string | null, value: string | null): XmlElement | null {
  if (!value) return null;
  return aggregate("PartyIdentification", scheme ? basic("ID", value, { schemeID: scheme }) : basic("ID", value));
}

function address(lines: string, country: string): XmlElement {
  return aggregate(
    "PostalAddress",
    ...addressLines(lines).map((line) => aggregate("AddressLine", basic("Line", line))),
    aggregate("Country", basic("IdentificationCode", country)),
  );
}

function addressLines(lines: string): string[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Who issues: under each number that the law asks for, named by its register. */
export function supplier(seller: Seller): XmlElement {
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

/** Who is invoiced. */
export function customer({ legalName, contactName, ice, address: lines, country }: Buyer): XmlElement {
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
