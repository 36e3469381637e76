import { getFormProps, getInputProps, getTextareaProps, useForm } from "@conform-to/react";
import { Form, useSearchParams } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { foreignNotes } from "~/content/contact";
import { directionOf, LANGUAGE_PARAM } from "~/site/language";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { HumanCheck } from "~/ui/human-check";
import { TextareaField } from "~/ui/textarea-field";

interface InquiryFields extends Record<string, unknown> {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** No length limits here: a browser would cut a pasted text silently, the server says what is wrong. */
const CONSTRAINT = { name: { required: true }, email: { required: true }, message: { required: true } };

interface InquiryFormProps {
  stamp: string;
  /** What is known of a client who is signed in, and the project that the message is about. */
  sender?: { values: Pick<InquiryFields, "name" | "email" | "phone">; project: { title: string } | null } | null;
}

/** A visitor's message: name, e-mail, phone if wanted, text. */
export function InquiryForm({ stamp, sender }: InquiryFormProps) {
  const lastResult = useOwnResult("inquiry");
  const isSending = useIsSubmitting("inquiry");
  const [form, fields] = useForm<InquiryFields>({
    id: "inquiry",
    lastResult,
    constraint: CONSTRAINT,
    ...(sender && { defaultValue: sender.values }),
  });
  return (
    <Form method="post" {...getFormProps(form)} preventScrollReset>
      <ErrorSummary
        errors={fieldErrors([fields.name, fields.email, fields.phone, fields.message])}
        formErrors={form.errors}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value="inquiry" />
      <ForeignNote about="invitation" />
      {sender?.project && (
        <p className="note">
          À propos de votre projet « <bdi>{sender.project.title}</bdi> »
        </p>
      )}
      <HumanCheck stamp={stamp} />
      <Field
        label="Nom"
        {...withoutKey(getInputProps(fields.name, { type: "text" }))}
        autoComplete="name"
        error={fields.name.errors}
      />
      <div className="field-pair">
        <Field
          label="E-mail"
          hint="Pour vous envoyer le devis."
          {...withoutKey(getInputProps(fields.email, { type: "email" }))}
          inputMode="email"
          autoComplete="email"
          error={fields.email.errors}
        />
        <Field
          label="Téléphone"
          hint={"Par exemple 06\u00a061\u00a023\u00a045\u00a067."}
          isOptional
          {...withoutKey(getInputProps(fields.phone, { type: "tel" }))}
          inputMode="tel"
          autoComplete="tel"
          error={fields.phone.errors}
        />
      </div>
      <TextareaField
        label="Message"
        hint="Votre activité, votre besoin, votre délai."
        {...withoutKey(getTextareaProps(fields.message))}
        rows={7}
        error={fields.message.errors}
      />
      <Button variant="primary" type="submit" isPending={isSending} pendingText="Envoi...">
        Envoyer le message <ArrowRight aria-hidden />
      </Button>
      <p className="note">Après l’envoi, une conversation WhatsApp s’ouvre avec votre message déjà rédigé.</p>
    </Form>
  );
}

/** A word to a visitor from a page in another language: this page is in French. */
export function ForeignNote({ about }: { about: "invitation" | "received" }) {
  const language = useSearchParams()[0].get(LANGUAGE_PARAM);
  if (language !== "ar" && language !== "es") return null;
  return (
    <div
      className="contact-foreign max-w-[56ch] py-3.5 px-4.5 border-s-4 border-s-accent bg-surface-2 leading-[1.7]"
      lang={language}
      dir={directionOf(language)}
    >
      {foreignNotes[language][about]}
    </div>
  );
}
