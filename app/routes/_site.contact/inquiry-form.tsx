import { useSearchParams } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { foreignNotes } from "~/content/contact";
import { BUDGET_OPTIONS } from "~/features/inquiries/model/inquiry";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { useRootData } from "~/shell/site-page";
import { directionOf, LANGUAGE_PARAM } from "~/site/language";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { HumanCheck } from "~/ui/human-check";
import { SelectField } from "~/ui/select-field";
import type { SelectGroup, SelectOption } from "~/ui/select-options";
import { HiddenField, ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

type Sender = Record<"name" | "email" | "phone" | "company", string>;
type Visit = Record<"last_page" | "last_referrer" | "last_campaign", string>;
type InquiryFields = Sender & Visit & Record<"service_interest" | "budget" | "message", string>;

interface InquiryFormProps {
  stamp: string;
  sender?: { values: Sender } | null;
  service: {
    groups: SelectGroup[];
    /** The service of the page that the visitor comes from, and the tier chosen there. */
    value: string;
    tier: SelectOption | null;
  };
  visit: Visit;
}

export function InquiryForm({ stamp, sender, service, visit }: InquiryFormProps) {
  const [form, fields] = useServerForm<InquiryFields>("inquiry", {
    defaultValue: { ...sender?.values, ...visit, service_interest: service.value },
    // No length limits here: a browser would cut a pasted text silently, the server says what is wrong.
    constraint: { name: { required: true }, message: { required: true } },
  });
  return (
    <ServerForm
      form={form}
      fields={[
        fields.name,
        fields.company,
        fields.email,
        fields.phone,
        fields.service_interest,
        fields.budget,
        fields.message,
      ]}
      className="grid gap-6.5"
      preventScrollReset
    >
      {[fields.last_page, fields.last_referrer, fields.last_campaign].map((field) => (
        <HiddenField key={field.name} field={field} />
      ))}
      <ForeignNote about="invitation" className="py-3.5" />
      <HumanCheck stamp={stamp} />
      <div className="field-pair">
        <Field label="Nom" field={fields.name} autoComplete="name" />
        <Field label="Entreprise" isOptional field={fields.company} autoComplete="organization" />
      </div>
      <div className="field-pair">
        <Field
          label="E-mail"
          hint="Pour vous envoyer le devis, si vous préférez l’écrit."
          field={fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Field
          label="Téléphone"
          hint={"L’un des deux suffit. Par exemple 06\u00a061\u00a023\u00a045\u00a067."}
          field={fields.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <div className="field-pair">
        <SelectField
          label="Service"
          field={fields.service_interest}
          options={[
            { value: "", label: "Je ne sais pas encore" },
            ...(service.tier ? [service.tier] : []),
            ...service.groups,
          ]}
        />
        <SelectField label="Budget" isOptional field={fields.budget} options={BUDGET_OPTIONS} />
      </div>
      <TextareaField
        label="Message"
        hint="Votre activité, votre besoin, votre délai."
        field={fields.message}
        rows={7}
      />
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText="Envoi...">
        Envoyer le message <ArrowRight aria-hidden />
      </Button>
      <p className="note -mt-3">Après l’envoi, une conversation WhatsApp s’ouvre avec votre message déjà rédigé.</p>
      <PrivacyNotice purpose="inquiry" site={useRootData()?.site} language={useForeignLanguage() ?? "fr"} />
    </ServerForm>
  );
}

/** The language of the page that a visitor comes from, where it is not ours. */
function useForeignLanguage(): "ar" | "es" | null {
  const language = useSearchParams()[0].get(LANGUAGE_PARAM);
  return language === "ar" || language === "es" ? language : null;
}

/** A word to a visitor from a page in another language: this page is in French. */
export function ForeignNote({ about, className }: { about: "invitation" | "received"; className: string }) {
  const language = useForeignLanguage();
  if (!language) return null;
  return (
    <div
      className={`contact-foreign max-w-[56ch] px-4.5 border-s-4 border-s-accent bg-surface-2 leading-[1.7] ${className}`}
      lang={language}
      dir={directionOf(language)}
    >
      {foreignNotes[language][about]}
    </div>
  );
}
