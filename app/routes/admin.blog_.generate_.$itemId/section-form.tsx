import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { ALREADY_KEPT } from "~/features/generation/model/generation";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";

type SectionValues = { section: string; wish: string };

/** Has one part of the article written anew. */
export function SectionForm({ sections }: { sections: { name: string; level: number }[] }) {
  const lastResult = useOwnResult("section");
  const isSending = useIsSubmitting("section");
  const [form, { section, wish }] = useForm<SectionValues>({ id: "section", lastResult });
  return (
    <SectionPanel>
      <p className="note">Le modèle réécrit cette partie ; le reste ne change pas d’une lettre.</p>
      <Form method="post" {...getFormProps(form)} className="stack-fields">
        <input type="hidden" name="intent" value="section" />
        <SelectField
          label="Partie"
          {...withoutKey(getSelectProps(section))}
          options={sections.map(({ name, level }, index) => ({
            value: String(index),
            label: `${"\u00a0\u00a0".repeat(Math.max(0, level - 2))}${name}`,
          }))}
          error={section.errors}
        />
        <Field
          label="Consigne"
          hint="Ce qui doit changer : plus court, un exemple, un autre ton…"
          isOptional
          {...withoutKey(getInputProps(wish, { type: "text" }))}
          autoComplete="off"
          error={wish.errors}
        />
        <div>
          <Button isPending={isSending} pendingText="Envoi…">
            Régénérer cette section
          </Button>
        </div>
      </Form>
    </SectionPanel>
  );
}

/** Once kept, an article lives on in the editor: another version of it here would be lost on its readers. */
export function SectionKept({ postId }: { postId: string }) {
  return (
    <SectionPanel>
      <p className="note">
        {ALREADY_KEPT}{" "}
        <AppLink to={`/admin/blog/${postId}`} hydrated>
          Ouvrir l’éditeur
        </AppLink>
      </p>
    </SectionPanel>
  );
}

function SectionPanel({ children }: { children: ReactNode }) {
  return (
    <section
      className="grid gap-3 py-4.5 px-5 border border-line bg-surface-2 wrap-anywhere"
      aria-labelledby="section-title"
    >
      <h2 className="text-[1.25rem]" id="section-title">
        Régénérer une section
      </h2>
      {children}
    </section>
  );
}
