export type Verdict = "good" | "doubtful" | "wrong";

/** The result of a check, in a French sentence that also says what to do. */
export interface Finding {
  verdict: Verdict;
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
