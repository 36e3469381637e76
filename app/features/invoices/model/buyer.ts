import type { Buyer } from "~/features/billing/model/document";

interface Client {
  legal_name: string;
  contact_name: string | null;
  ice: string | null;
  address: string | null;
  country: string;
  is_company: boolean;
  is_public_body: boolean;
}

/** What the law asks an invoice to say of a client and is not known yet, as a sentence; null when nothing is missing. */
export function incompleteSentence({ legal_name, address, ice, country, is_company }: Client): string | null {
  const missing = [
    ...(address ? [] : ["l’adresse"]),
    // CGI art. 145-VIII: companies in Morocco alone have one.
    ...(ice || country !== "MA" || !is_company ? [] : ["l’ICE"]),
  ];
  return missing.length > 0 ? `Il manque ${missing.join(" et ")} à l’identité de facturation de ${legal_name}` : null;
}

/** The client as a document keeps it. */
export function buyerSnapshotOf(client: Client): Buyer {
  return {
    ...{ legalName: client.legal_name, contactName: client.contact_name, ice: client.ice },
    ...{ address: client.address ?? "", country: client.country },
    ...{ isCompany: client.is_company, isPublicBody: client.is_public_body },
  };
}
