import { getFormProps, useForm } from "@conform-to/react";
import type { Permission } from "~/features/client-people/model";
import { INVITE_PERSON, PERMISSIONS } from "~/features/client-people/model";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";

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
  const lastResult = useOwnResult(INVITE_PERSON);
  const [form, fields] = useForm<InviteFields>({
    id: INVITE_PERSON,
    lastResult,
    constraint: CONSTRAINT,
    defaultValue: { permission: "reads" },
  });
  const { full_name, email, permission } = fields;
  const options = [...PERMISSIONS].reverse().map((value) => ({ value, label: may[value] }));
  return (
    <Form method="post" className="grid gap-4 mt-10 max-w-140" {...getFormProps(form)} preventScrollReset>
      <h2 className="text-xl">{invite.title}</h2>
      <ErrorSummary
        errors={fieldErrors([full_name, email, permission])}
        formErrors={form.errors}
        title={invite.summary}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={INVITE_PERSON} />
      <Field label={invite.name} field={full_name} autoComplete="off" />
      <Field label={invite.email} field={email} type="email" autoComplete="off" />
      <SelectField label={invite.permission} hint={invite.hint} field={permission} options={options} />
      <div>
        <Button variant="primary" isPending={useIsSubmitting(INVITE_PERSON)} pendingText={sending}>
          {invite.send}
        </Button>
      </div>
    </Form>
  );
}
