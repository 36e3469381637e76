import type { Sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

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

/** By what rows name a person. Addresses are in lower case. */
interface PersonNames {
  names: string[];
  emails: string[];
  phones: string[];
  companies: string[];
}

/** A person whose data is erased. */
export interface ErasedPerson extends PersonNames {
  /** Of the account, where there is one. */
  profileId: string | null;
  inquiryIds: string[];
  /** Of billing identities. */
  identityIds: string[];
  /** Rows of others that bear the person's name, and stay. */
  othersIds: string[];
  /** What stands where the name stood. */
  erasedName: string;
}

/** A person as the story of an erasure begins. */
export interface KnownPerson extends Omit<ErasedPerson, "identityIds"> {
  /** Whether an account or a link proves that the addresses are the person's: a message may give another's. */
  isProven: boolean;
  /** Every address in the messages, also one that another message or an account has. */
  saidEmails: string[];
}

/** A column in which the team's words may mention any person; it has an index on `contact_text`. */
export interface MentionColumn {
  table: Sql;
  column: Sql;
  isJson: boolean;
}

/** What the billing identities of a person tell. */
export interface Identities extends PersonNames {
  ids: string[];
}

/** A table in which the agency's own words may name the person of a row. */
export interface RedactedTable {
  table: Sql;
  /** The column that holds one of the ids found. */
  key: Sql;
  columns: Sql[];
  /** Whether its rows have a version: an open editor must not write the name again. */
  hasVersion: boolean;
}

/** Which letters tell of rows. */
export interface LettersAbout {
  /** Pages of the office or of a client's space, such as '/admin/devis/{id}'. */
  pages: string[];
  invoiceIds?: string[];
  quoteNumbers?: string[];
}

/** A person's rows of one feature. */
export interface PersonRows {
  ids: string[];
  /** Of rows that were deleted before: letters and the audit trail may still name them. */
  formerIds?: string[];
  /** Of what belongs to the rows, as the audit trail names it. */
  tracedIds?: string[];
  /** @param goneIds rows of any kind that were deleted before, or leave the trash */
  letters?: (goneIds: string[]) => LettersAbout;
  /** Erases what the feature holds; what documents print is kept by law. */
  forget?: () => Promise<void>;
  /** Where the agency's words lose the person's addresses, numbers and names. */
  redacted?: RedactedTable[];
  /** The rows there, where others than the person's own name the person too. */
  redactedIds?: string[];
  /** Whether they lose the person's companies too: what is not public need not. */
  isPublic?: boolean;
}

/** What a feature erases of a person besides the account and the messages. */
export interface Erasure {
  feature: string;
  /** Whether it holds anything of an address, in lower case. */
  holds?: (tx: Transaction, email: string) => Promise<boolean>;
  /** Asked first: what it tells counts as the person's for every feature. */
  identify?: (tx: Transaction, person: KnownPerson) => Promise<Identities>;
  /** Finds the person's rows. @param idsOf those that a feature before this one has found */
  find?: (tx: Transaction, person: ErasedPerson, idsOf: (feature: string) => string[]) => Promise<PersonRows>;
  /** Where addresses and numbers of an account that is erased are looked for, also in rows about other people. */
  mentions?: readonly MentionColumn[];
  /** Ends what an account that is erased took part in. */
  endAccount?: (tx: Transaction, profileId: string) => Promise<void>;
}

/** The pages of rows, by the paths of their folders. */
export const pagesOf = (folders: string[], ids: string[]) =>
  folders.flatMap((folder) => ids.map((id) => `${folder}/${id}`));
