import { getFormProps, getSelectProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { FORM_FOOT, FormFoot } from "~/ui/form-foot";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { SelectField } from "~/ui/select-field";

interface DraftFormProps {
  categories: string[];
  /** The draft that was made of it; null while there is none. */
  postId: string | null;
}

/** Keeps the article as a draft under a category; once kept, leads to it. */
export function DraftForm({ categories, postId }: DraftFormProps) {
  const lastResult = useOwnResult("draft");
  const isSending = useIsSubmitting("draft");
  const [form, { category }] = useForm<{ category: string }>({
    id: "draft",
    lastResult,
    constraint: { category: { required: true } },
  });
  if (postId) {
    return (
      <FormFoot>
        <p className="flex items-center me-auto">Cet article est enregistré comme brouillon.</p>
        <LinkButton to={`/admin/blog/${postId}`} hydrated variant="primary">
          Ouvrir le brouillon
        </LinkButton>
      </FormFoot>
    );
  }
  return (
    <Form method="post" {...getFormProps(form)} className={`${FORM_FOOT} gap-2 items-end`}>
      <div className="basis-full empty:hidden">
        <ErrorSummary errors={fieldErrors([category])} focusKey={lastResult} />
      </div>
      <input type="hidden" name="intent" value="draft" />
      <SelectField
        className="flex-[0_1_16rem]"
        label="Catégorie"
        {...withoutKey(getSelectProps(category))}
        options={[{ value: "", label: "Choisir…" }, ...categories.map((value) => ({ value, label: value }))]}
        error={category.errors}
      />
      <Button variant="primary" isPending={isSending} pendingText="Enregistrement…">
        Enregistrer en brouillon
      </Button>
      <LinkButton to="/admin/blog/generate" hydrated variant="quiet">
        Nouvelle demande
      </LinkButton>
    </Form>
  );
}
