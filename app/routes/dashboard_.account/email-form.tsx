import type { AccountCopy } from "~/content/client-space/client-space-copy";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ServerForm, useServerForm } from "~/ui/server-form";

interface EmailFields extends Record<string, unknown> {
  email: string;
  current_password: string;
}

const INTENT = "change-email";
const CONSTRAINT = { email: { required: true }, current_password: { required: true } };

interface EmailFormProps {
  email: string;
  words: AccountCopy["email"];
  /** Above what is to be corrected. */
  summary: string;
}

/** Another address to sign in with. */
export function EmailForm({ email: current, words, summary }: EmailFormProps) {
  const [form, { email, current_password }] = useServerForm<EmailFields>(INTENT, { constraint: CONSTRAINT });
  return (
    <ServerForm form={form} fields={[email, current_password]} summary={summary} className="grid gap-6.5 max-w-136">
      <p className="note break-words">
        {words.current} <bdi>{current}</bdi>
      </p>
      <Field label={words.next} field={email} type="email" inputMode="email" autoComplete="email" />
      <Field label={words.password} field={current_password} type="password" autoComplete="current-password" />
      <Button className="justify-self-start" isPending={form.isSending} pendingText={words.sending}>
        {words.send}
      </Button>
    </ServerForm>
  );
}
