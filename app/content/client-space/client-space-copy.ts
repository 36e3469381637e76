import type { InvoiceKind } from "~/features/invoices/model/invoice";
import type { ClientQuoteState } from "~/features/quotes/model/client-quote";
import type { Language } from "~/site/language";

/** The words of a client's own space around its projects, in the client's language. */
export interface ClientSpaceCopy {
  home: {
    title: string;
    heading: string;
    quotes: string;
    invoices: string;
    newProject: string;
    empty: string;
    emptyHint: string;
    history: (title: string) => string;
    budget: string;
    deadline: string;
    created: string;
    undecided: string;
  };
  profile: Record<"client" | "edit" | "account" | "people" | "signOut", string>;
  data: Record<"title" | "text" | "download" | "ask" | "withdraw" | "sending", string> & {
    asked: (day: string) => string;
  };
  pages: Record<"list" | "previous" | "next", string>;
  back: string;
  quotes: Record<"empty" | "emptyHint" | "number" | "total" | "sentOn" | "validUntil" | "version", string> & {
    states: Record<ClientQuoteState, string>;
  };
  invoices: Record<"empty" | "emptyHint" | "back" | "remaining" | "claimed", string> & {
    kinds: Record<InvoiceKind, string>;
  };
  /** Beside a project. */
  documents: {
    title: string;
    /** What is still to be paid, on the way to it and above the list. */
    toPay: (amount: string) => string;
    settled: string;
    due: (day: string) => string;
  };
  editProfile: Record<"title" | "name" | "company" | "language" | "hint" | "save" | "saving" | "saved", string>;
  erasure: Record<"title" | "question" | "confirm" | "sending" | "sent" | "withdrawn", string> & {
    alreadyAsked: (day: string) => string;
  };
  dialog: Record<"cancel" | "back" | "summary", string>;
  account: AccountCopy;
  /** In which letters come, and the space is read. */
  languages: Record<Language, string>;
}

/** The words of the page on which a client changes how it signs in. */
export interface AccountCopy {
  title: string;
  back: string;
  email: Record<
    "title" | "current" | "next" | "password" | "send" | "sending" | "asked" | "askedHint" | "askedUnsent",
    string
  >;
  password: Record<"title" | "current" | "next" | "hint" | "again" | "send" | "sending" | "done" | "doneHint", string>;
  sessions: Record<"title" | "current" | "end" | "endOthers" | "seen" | "ended" | "othersEnded" | "unknown", string>;
}
