/** What a check says of what it has looked at: as it should be, to be looked at, or to be mended. */
export type Verdict = "good" | "doubtful" | "wrong";

/** What one check has found, in a French sentence that says what to do where there is something to do. */
export interface Finding {
  verdict: Verdict;
  /** What was looked at. */
  subject: string;
  sentence: string;
}

/** The verdicts as they are read, the worst first. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = { wrong: "faux", doubtful: "douteux", good: "bon" };

/** Makes the findings of one subject. */
export function findingsOf(subject: string) {
  const make =
    (verdict: Verdict) =>
    (sentence: string): Finding => ({ verdict, subject, sentence });
  return { good: make("good"), doubtful: make("doubtful"), wrong: make("wrong") };
}
