import type { PersonalDataCopy } from "~/content/personal-data";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ServerForm, useServerForm } from "~/ui/server-form";

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
