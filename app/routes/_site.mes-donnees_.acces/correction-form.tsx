import type { PersonalDataCopy } from "~/content/personal-data";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ServerForm, useServerForm } from "~/ui/server-form";

interface Values extends Record<string, unknown> {
  name: string;
  phone: string;
  company: string;
}

/** Name, telephone and company, as all messages will say them. */
export function CorrectionForm({
  values,
  words,
  summary,
}: {
  values: Pick<Values, "name" | "phone" | "company">;
  words: PersonalDataCopy["correct"];
  summary: string;
}) {
  const [form, { name, phone, company }] = useServerForm<Values>("correction", {
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
