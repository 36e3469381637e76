/** The words of the pages by which one gets in, in one language. */
export interface AuthCopy {
  home: string;
  back: string;
  /** Of the ways to these pages in the other languages. */
  languages: string;
  email: string;
  password: string;
  /** Above what is to be corrected; French counts the fields instead. */
  summary?: string;
  tabs: string;
  signIn: Record<"title" | "lead" | "summary" | "forgot" | "send" | "sending", string>;
  signUp: Record<"title" | "lead" | "summary" | "name" | "hint" | "again" | "send" | "sending", string> & {
    received: string;
    /** Of a new address and of one that has an account alike: with a mail server, and without. */
    mailed: string;
    unmailed: string;
  };
  forgot: Record<"title" | "lead" | "send" | "ask" | "sending" | "received" | "mailed" | "unmailed", string> & {
    /** Without a mail server, around the ways to the agency. */
    unmailedLead: Record<"before" | "by" | "newTab" | "or" | "after" | "chat", string>;
  };
  reset: Record<"title" | "lead" | "next" | "send" | "sending" | "done", string>;
  verify: Record<"title" | "addressLead" | "hint" | "send" | "sending" | "refused", string> & {
    accountLead: (email: string) => string;
    account: Record<"title" | "text", string>;
    address: Record<"title" | "text", string>;
    renewed: Record<"title" | "mailed" | "unmailed", string>;
  };
  expired: Record<"title" | "lead" | "signIn" | "another" | "renew" | "renewing" | "ask", string>;
}
