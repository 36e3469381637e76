import type { PersonalDataCopy } from "~/content/personal-data";

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
          <Fact term={billing.legalName} values={[legal_name]} />
          <Fact term={facts.name} values={[contact_name]} />
          <Fact term={billing.email} values={[email]} isCode />
          <Fact term={facts.phone} values={[phone]} isCode />
          <Fact term={billing.address} values={[address]} />
          <Fact term="ICE" values={[ice]} isCode />
          <Fact term={billing.documents} values={documents} />
        </dl>
      ))}
    </>
  );
}

/** Nothing where there is no value. */
function Fact({ term, values, isCode = false }: { term: string; values: (string | null)[]; isCode?: boolean }) {
  const known = values.filter((value) => value !== null && value !== "");
  if (known.length === 0) return null;
  return (
    <div className="py-2.25 border-b border-b-line md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-4">
      <dt className="text-text-2">{term}</dt>
      {known.map((value) => (
        <dd className="wrap-anywhere md:col-start-2" key={value}>
          <bdi {...(isCode && { dir: "ltr" })}>{value}</bdi>
        </dd>
      ))}
    </div>
  );
}
