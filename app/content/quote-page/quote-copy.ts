/** A heading with what it says. */
interface Passage {
  title: string;
  text: string;
}

/** The words of a quote as its client reads, accepts, questions or refuses it. */
export interface QuoteCopy {
  print: string;
  pdf: string;
  lines: string;
  options: {
    title: string;
    lead: string;
    none: string;
    update: string;
  };
  total: string;
  versions: { title: string; current: string; old: string; older: string };
  decision: {
    title: string;
    lead: string;
    name: string;
    role: string;
    terms: string;
    evidence: string;
    accept: string;
    accepting: string;
    missingName: string;
    longName: string;
    unprintable: (signs: string) => string;
    longRole: string;
    unaccepted: string;
  };
  change: Passage & Record<"label" | "send" | "sending" | "missing" | "tooLong", string>;
  refusal: Passage & Record<"label" | "send" | "sending" | "tooLong", string>;
  refused: {
    alreadyAccepted: string;
    alreadyRefused: string;
    withdrawn: string;
    expired: string;
    superseded: string;
    beingEdited: string;
    foreignOption: string;
    totalChanged: string;
    tooOften: string;
  };
  states: Record<"accepted" | "refused" | "withdrawn" | "expired" | "changeAsked" | "old" | "beingEdited", Passage>;
  dossier: Record<"title" | "total" | "options" | "noOption" | "address" | "browser", string>;
  project: string;
  gone: Passage & { action: string };
  summary: string;
  robot: string;
}
