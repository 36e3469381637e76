export type Verdict = "good" | "doubtful" | "wrong";

export interface Finding {
  verdict: Verdict;
  subject: string;
  sentence: string;
}

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = { wrong: "faux", doubtful: "douteux", good: "bon" };

export function findingsOf(subject: string) {
  const make =
    (verdict: Verdict) =>
    (sentence: string): Finding => ({ verdict, subject, sentence });
  return { good: make("good"), doubtful: make("doubtful"), wrong: make("wrong") };
}
