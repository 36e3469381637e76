import { getFormProps, useForm } from "@conform-to/react";
import { Phone } from "lucide-react";
import { PlanFields } from "~/features/inquiries/components/plan-fields";
import type { ReplyValues } from "~/features/inquiries/replies/model";
import { CALL_OUTCOME_LABELS, CALL_OUTCOMES, replyFormId, TEMPLATES_PATH } from "~/features/inquiries/replies/model";
import type { FormReply } from "~/lib/forms/form-reply";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useOwnResult, useReply } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { SaveOver } from "~/ui/save-over";
import { ScreenLink } from "~/ui/screen-link";
import { SelectField } from "~/ui/select-field";
import { HiddenField } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import type { ReplyFormData } from "./view.server";

const OUTCOMES = CALL_OUTCOMES.map((value) => ({ value, label: CALL_OUTCOME_LABELS[value] }));

export function ReplyForm({
  id,
  way,
  values,
  plan,
  templates,
  delays,
  email,
  phone,
  isMailSent,
}: ReplyFormData & { id: string }) {
  const answer = useReply<FormReply>();
  const lastResult = useOwnResult("reply");
  const [form, fields] = useForm<ReplyValues>({ id: replyFormId(way), lastResult, defaultValue: values });
  const { form_key, version, is_done, template, subject, text, outcome, next_action, delay, next_action_at } = fields;
  const isLetter = way === "email";
  const [heading, ...sentences] = (answer?.newerVersion ? form.errors : null) ?? [];
  return (
    <Form method="post" {...getFormProps(form)} className="stack-fields mt-5" preventScrollReset>
      {/* Enter in a field sends the reply, and inserts nothing. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <ErrorSummary
        errors={fieldErrors([template, subject, outcome, text, next_action, delay, next_action_at])}
        title={heading}
        formErrors={heading === undefined ? (form.errors ?? form_key.errors) : sentences}
        focusKey={lastResult}
      />
      {answer?.newerVersion && (
        <SaveOver
          version={answer.newerVersion}
          theirsTo={`/admin/inquiries/${id}`}
          label={isLetter && isMailSent ? "Envoyer quand même" : "Noter quand même"}
        />
      )}
      <input type="hidden" name="intent" value={way} />
      <HiddenField field={form_key} />
      <HiddenField field={version} />
      {way === "appel" && phone && (
        <LinkButton to={phone.href} variant="primary">
          <Phone aria-hidden="true" />
          Appeler le {phone.text}
        </LinkButton>
      )}
      {templates.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            className="flex-1"
            label="Modèle"
            field={template}
            options={[{ value: "", label: "Choisir un modèle" }, ...templates]}
          />
          <Button name="insert" value="1">
            Insérer
          </Button>
        </div>
      )}
      {way !== "appel" && (
        <ScreenLink className="inline-flex items-center min-h-6 pointer-coarse:min-h-11" to={TEMPLATES_PATH}>
          Gérer les modèles
        </ScreenLink>
      )}
      {isLetter && <Field label="Objet" field={subject} dir="auto" autoComplete="off" />}
      {way === "appel" && <SelectField label="Comment l’appel s’est passé" field={outcome} options={OUTCOMES} />}
      <TextareaField
        label={way === "appel" ? "Note" : "Texte"}
        isOptional={way === "appel"}
        hint={isLetter ? `Pour ${email}. La signature de l’agence est ajoutée.` : undefined}
        field={text}
        dir="auto"
        rows={way === "appel" ? 3 : 9}
      />
      {plan && <CheckboxField label={`Fait\u202f: ${plan}`} field={is_done} />}
      <PlanFields fields={{ next_action, delay, next_action_at }} delays={delays} isOptional />
      {isLetter && !isMailSent && (
        <p className="note">
          Aucun serveur de messagerie n’est configuré&#8239;: la lettre est gardée, et part dès qu’il y en a un.
        </p>
      )}
    </Form>
  );
}
