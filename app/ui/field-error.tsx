import { CircleAlert } from "lucide-react";

/** What is wrong with a field and how to mend it, in words and with a mark; nothing when all is well. */
export function FieldError({ id, error }: { id: string; error?: string[] | undefined }) {
  if (!error?.length) return null;
  return (
    <p className="field-error flex gap-2 mt-2 text-sm text-danger" id={id}>
      <CircleAlert className="mt-[0.2em]" aria-hidden="true" />
      <span>{error.join(" ")}</span>
    </p>
  );
}
