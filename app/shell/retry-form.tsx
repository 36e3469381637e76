import { Button } from "~/ui/button";
import { useShellCopy } from "./use-shell-copy";

const TYPED_MIN_LENGTH = 20;

/** The post that failed, ready to be sent again; longer texts are shown, so that they can be copied too. */
export function RetryForm({ action, fields }: { action: string; fields: [name: string, value: string][] }) {
  const { retry } = useShellCopy();
  const keyed = fields.map(([name, value], index) => ({ key: `${index}-${name}`, name, value }));
  const typed = keyed.filter(({ value }) => value.length >= TYPED_MIN_LENGTH && /\s/.test(value));
  return (
    <form method="post" action={action} className="grid gap-4 justify-items-start mb-4">
      {keyed.map(({ key, name, value }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      {typed.map(({ key, value }) => (
        <Typed key={key}>{value}</Typed>
      ))}
      <Button variant="primary">{retry}</Button>
    </form>
  );
}

/** What was typed about a thing that is gone, to be copied. */
export function KeptText({ sentence, text }: { sentence: string; text: string }) {
  return (
    <div className="grid gap-4 justify-items-start mb-4">
      <p role="alert">{sentence}</p>
      <Typed>{text}</Typed>
    </div>
  );
}

function Typed({ children }: { children: string }) {
  return (
    <blockquote
      className="retry-form-kept max-w-[60ch] py-4 px-5 border-s-6 border-s-line-strong bg-surface-2 whitespace-pre-wrap wrap-anywhere"
      dir="auto"
    >
      {children}
    </blockquote>
  );
}
