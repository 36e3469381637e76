import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { useRootData } from "~/shell/site-page";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { HumanCheck } from "~/ui/human-check";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { StarRating } from "~/ui/star-rating";
import { TextareaField } from "~/ui/textarea-field";

type ReviewFields = Record<"rating" | "name" | "company" | "position" | "content", string>;

export function ReviewForm({ stamp }: { stamp: string }) {
  const [form, { rating, name, company, position, content }] = useServerForm<ReviewFields>("review", {
    constraint: { name: { required: true }, content: { required: true } },
  });
  return (
    <ServerForm
      form={form}
      fields={[rating, name, company, position, content]}
      className="grid gap-6.5"
      preventScrollReset
    >
      <HumanCheck stamp={stamp} />
      <StarRating
        legend="Note"
        id={rating.id}
        name={rating.name}
        defaultValue={rating.initialValue}
        error={rating.errors}
      />
      <Field label="Nom" field={name} autoComplete="name" />
      <div className="field-pair">
        <Field label="Entreprise" isOptional field={company} autoComplete="organization" />
        <Field label="Poste" isOptional field={position} autoComplete="organization-title" />
      </div>
      <TextareaField label="Avis" hint="De 10 à 1 000 caractères." field={content} rows={7} />
      <Button className="justify-self-start" isPending={form.isSending} pendingText="Envoi en cours...">
        Soumettre l’avis
      </Button>
      <PrivacyNotice purpose="review" site={useRootData()?.site} />
    </ServerForm>
  );
}
