import { CircleAlert } from "lucide-react";

/** What is wrong with a field and how to correct it; nothing where it is valid. */
export function FieldError({ id, error }: { id: string; error?: string[] | undefined }) {
  if (!error?.length) return null;
  return (
    <p className="field-error flex gap-2 mt-2 text-sm text-danger" id={id}>
      <CircleAlert className="mt-[0.2em]" aria-hidden="true" />
      <span>{error.join(" ")}</span>
    </p>
  );
}
