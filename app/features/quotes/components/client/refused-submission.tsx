import type { QuoteCopy } from "~/content/quote-page/quote-copy";
import type { FormReply } from "~/lib/forms/form-reply";
import { ErrorSummary } from "~/ui/error-summary";
import { useReply } from "~/ui/form-state";

interface RefusedSubmissionProps {
  words: QuoteCopy;
  /** Whether the form says itself what it was refused for. */
  isFormShown: boolean;
}

/** Why an answer was not taken, above a quote that has no form for it any more; with what was typed. */
export function RefusedSubmission({ words, isFormShown }: RefusedSubmissionProps) {
  const reply = useReply<FormReply>();
  const sentences = reply?.lastResult.error?.[""] ?? [];
  if (isFormShown || sentences.length === 0) return null;
  const typed = reply?.lastResult.initialValue ?? {};
  const kept = ["signer_name", "signer_role", "text"].flatMap((name) => (typed[name] ? [String(typed[name])] : []));
  return (
    <div className="mb-8">
      <ErrorSummary title={words.summary} errors={[]} formErrors={sentences} focusKey={reply?.lastResult} />
      {kept.length > 0 && <p className="mt-3 text-text-2 wrap-anywhere whitespace-pre-line">{kept.join(", ")}</p>}
    </div>
  );
}
