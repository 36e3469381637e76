import type { Permission } from "~/features/clients/people/model";
import { INVITE_PERSON, PERMISSIONS } from "~/features/clients/people/model";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { SelectField } from "~/ui/select-field";
import { ServerForm, useServerForm } from "~/ui/server-form";

interface InviteFields extends Record<string, unknown> {
  full_name: string;
  email: string;
  permission: string;
}

interface InviteFormProps {
  /** With one more person in the list the form is empty again. */
  count: number;
  words: {
    invite: Record<"title" | "name" | "email" | "permission" | "hint" | "send" | "summary", string>;
    may: Record<Permission, string>;
    sending: string;
  };
}

/** Invites a person to a client's space. */
export function InviteForm({ count, words }: InviteFormProps) {
  return <FormOfOne key={count} words={words} />;
}

const CONSTRAINT = { full_name: { required: true, maxLength: 100 }, email: { required: true } };

function FormOfOne({ words: { invite, may, sending } }: Pick<InviteFormProps, "words">) {
  const [form, fields] = useServerForm<InviteFields>(INVITE_PERSON, {
    constraint: CONSTRAINT,
    defaultValue: { permission: "reads" },
  });
  const { full_name, email, permission } = fields;
  const options = [...PERMISSIONS].reverse().map((value) => ({ value, label: may[value] }));
  return (
    <ServerForm
      form={form}
      fields={[full_name, email, permission]}
      summary={invite.summary}
      lead={<h2 className="text-xl">{invite.title}</h2>}
      className="grid gap-4 mt-10 max-w-140"
      preventScrollReset
    >
      <Field label={invite.name} field={full_name} autoComplete="off" />
      <Field label={invite.email} field={email} type="email" autoComplete="off" />
      <SelectField label={invite.permission} hint={invite.hint} field={permission} options={options} />
      <div>
        <Button variant="primary" isPending={form.isSending} pendingText={sending}>
          {invite.send}
        </Button>
      </div>
    </ServerForm>
  );
}
