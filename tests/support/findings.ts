import type { Finding } from "~/features/operations/checks/finding";

/** What a check of the installation found, each as 'verdict: sentence', with ordinary spaces. */
export function said(found: readonly Finding[]): string[] {
  return found.map(({ verdict, sentence }) => `${verdict}: ${sentence.replaceAll("\u202f", " ")}`);
}
