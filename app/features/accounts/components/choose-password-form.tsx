import { Button } from "~/ui/button";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { NEW_PASSWORD_CONSTRAINT, NewPasswordFields } from "./new-password-fields";

interface ChoosePasswordFields extends Record<string, unknown> {
  password: string;
  password_confirmation: string;
}

const INTENT = "choose-password";

/** A new password, by the link of an e-mail. */
export function ChoosePasswordForm({
  token,
  submitLabel,
  words,
}: {
  token: string;
  submitLabel: string;
  words: Record<"next" | "hint" | "again" | "sending", string> & { summary?: string };
}) {
  const [form, { password, password_confirmation }] = useServerForm<ChoosePasswordFields>(INTENT, {
    constraint: NEW_PASSWORD_CONSTRAINT,
  });
  return (
    <ServerForm form={form} fields={[password, password_confirmation]} summary={words.summary} className="grid gap-6.5">
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields
        password={password}
        confirmation={password_confirmation}
        label={words.next}
        hint={words.hint}
        again={words.again}
      />
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={words.sending}>
        {submitLabel}
      </Button>
    </ServerForm>
  );
}
