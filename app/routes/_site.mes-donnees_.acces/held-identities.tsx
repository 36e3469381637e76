import type { PersonalDataCopy } from "~/content/personal-data";
import { HeldFact } from "./held-fact";

interface HeldIdentitiesProps {
  identities: {
    id: string;
    legal_name: string;
    contact_name: string | null;
    email: string | null;
    phone: string | null;
    address: string | null;
    ice: string | null;
    /** Number and title of each quote and invoice. */
    documents: string[];
  }[];
  words: PersonalDataCopy["held"];
}

/** To whom quotes and invoices were made out. */
export function HeldIdentities({ identities, words: { billing, facts } }: HeldIdentitiesProps) {
  if (identities.length === 0) return null;
  return (
    <>
      <h2 className="text-2xl mt-12 mb-4">{billing.title}</h2>
      {identities.map(({ id, legal_name, contact_name, email, phone, address, ice, documents }) => (
        <dl className="mb-8 border-t-2 border-t-line-strong" key={id}>
          <HeldFact term={billing.legalName} values={[legal_name]} />
          <HeldFact term={facts.name} values={[contact_name]} />
          <HeldFact term={billing.email} values={[email]} isCode />
          <HeldFact term={facts.phone} values={[phone]} isCode />
          <HeldFact term={billing.address} values={[address]} />
          <HeldFact term="ICE" values={[ice]} isCode />
          <HeldFact term={billing.documents} values={documents} />
        </dl>
      ))}
    </>
  );
}
