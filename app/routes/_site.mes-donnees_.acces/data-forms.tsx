import type { PersonalDataCopy } from "~/content/personal-data";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { ServerForm, useServerForm } from "~/ui/server-form";

interface CorrectionFormProps {
  values: Record<"name" | "phone" | "company", string>;
  words: PersonalDataCopy["correct"];
  summary: string;
}

export function CorrectionForm({ values, words, summary }: CorrectionFormProps) {
  const [form, { name, phone, company }] = useServerForm<typeof values>("correction", {
    defaultValue: values,
    constraint: { name: { required: true } },
  });
  return (
    <section aria-labelledby="correction-title">
      <h2 className="text-2xl mb-2" id="correction-title">
        {words.title}
      </h2>
      <p className="mb-6 text-text-2">{words.lead}</p>
      <ServerForm form={form} fields={[name, phone, company]} summary={summary} className="grid gap-6.5">
        <Field label={words.name} field={name} autoComplete="name" dir="auto" />
        <Field label={words.phone} field={phone} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
        <Field label={words.company} field={company} autoComplete="organization" dir="auto" />
        <Button className="justify-self-start" isPending={form.isSending} pendingText={words.saving}>
          {words.save}
        </Button>
      </ServerForm>
    </section>
  );
}

interface ErasureFormProps {
  words: PersonalDataCopy["erase"];
  /** Whether an account keeps some of the messages. */
  isClient: boolean;
  /** Whether quotes or invoices were sent, which stay. */
  hasDocuments: boolean;
  summary: string;
}

/** Erases all messages of the address, once the box says that it is meant. */
export function ErasureForm({ words, isClient, hasDocuments, summary }: ErasureFormProps) {
  const [form, { confirm }] = useServerForm<{ confirm: string }>("erasure", {
    constraint: { confirm: { required: true } },
  });
  return (
    <section aria-labelledby="erasure-title">
      <h2 className="text-2xl mb-2" id="erasure-title">
        {words.title}
      </h2>
      <p className="mb-6 text-text-2">
        {words.lead} {isClient && words.withAccount} {hasDocuments && words.withDocuments}
      </p>
      <ServerForm form={form} fields={[confirm]} summary={summary} className="grid gap-6.5">
        <CheckboxField label={words.confirm} field={confirm} />
        <Button className="justify-self-start" variant="danger" isPending={form.isSending} pendingText={words.erasing}>
          {words.button}
        </Button>
      </ServerForm>
    </section>
  );
}
