/** What the dialog says that asks before something is deleted, in French. */
export interface DeletionQuestion {
  title: string;
  question: string;
  /** What is about to be deleted, as it is called. */
  name?: string;
  /** Whether the name is a path, which reads from left to right in any language. */
  isPath?: boolean;
  /** Behind the name: what else goes, or stays. */
  note?: string;
  /** Why it cannot be deleted now, in place of the question. */
  refusal?: string | null;
  /** What the button says; 'Supprimer' when absent. */
  confirmLabel?: string;
  pendingText?: string;
  /** Where the dialog closes to, where that is not the list. */
  closeTo?: string;
}
