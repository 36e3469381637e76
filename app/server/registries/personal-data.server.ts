/** What becomes of columns when the person of a row asks for erasure. */
interface Fate {
  kind: "erased" | "kept" | "none";
  /** The feature that erases, the law that keeps, or what the columns hold instead of persons. */
  by: string;
  columns: readonly string[];
}

/** The fate of every column that holds text, JSON or bytes, by table. */
type Tables = Record<string, readonly Fate[]>;

/**
 * The tables of a feature: what an erasure takes with the feature that does so, what the law keeps, and what tells of no
 * client and no visitor. A text of the agency in a row about a person is erased where it names that person. The key of a
 * stored file shares the fate of its bytes.
 */
export interface HeldColumns {
  feature: string;
  tables: Tables;
}

export const erasedBy = (feature: string, ...columns: string[]): Fate => ({ kind: "erased", by: feature, columns });
export const kept = (by: string, ...columns: string[]): Fate => ({ kind: "kept", by, columns });
export const none = (by: string, ...columns: string[]): Fate => ({ kind: "none", by, columns });

export const CGI_211 = "Documents that were sent or issued are kept for ten years (CGI art. 211).";
export const LAW_43_20 = "The dossier of an acceptance is evidence (law 43-20).";
export const AGENCY = "The agency's own words and pictures.";
export const CODE = "Codes, digests and names that the product makes.";
export const COUNT = "Counted or noted without the visitor: pages, hosts, campaigns.";

/** An address that a user has, once had, or has asked for. */
export interface OwnAddress {
  /** In lower case. */
  email: string;
  /** Whether it was ever proven: a form takes any address. */
  isProven: boolean;
  /** The time in which no other user had it; null for no limit. */
  since: Date | null;
  until: Date | null;
}

/** The user whose personal data is exported. */
export interface DataOwner {
  profileId: string;
  isClient: boolean;
  addresses: OwnAddress[];
  /** The addresses that are proven, in lower case. */
  emails: string[];
  /** Of the messages that the user wrote. */
  inquiryIds: string[];
}

/** What a feature adds to the export of one's own data: keys of the file, in their order. */
export type OwnDataPart = (owner: DataOwner) => Promise<Record<string, unknown>>;
