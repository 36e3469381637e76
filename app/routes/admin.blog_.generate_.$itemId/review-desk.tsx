import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { scorePanel } from "~/features/blog/score/score";
import { ALREADY_KEPT } from "~/features/generation/model/generation";
import { directionOf } from "~/site/language";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { FORM_FOOT, FormFoot } from "~/ui/form-foot";
import { fieldErrors } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { ScorePanel } from "~/ui/score-panel";
import { ScreenLink } from "~/ui/screen-link";
import { SelectField } from "~/ui/select-field";
import { ServerForm, useServerForm } from "~/ui/server-form";
import { ReviewFacts, SimilarArticles, VersionList } from "./review-aside";
import type { WrittenScreen } from "./view.server";
import { WRITTEN_TEXT } from "./writing-desk";

export function ReviewDesk({ screen }: { screen: WrittenScreen }) {
  const { review, postId, categories, versions } = screen;
  const marks = { lang: review.language, dir: directionOf(review.language) };
  return (
    <>
      <div className="*:min-w-0 grid gap-y-10 gap-x-(--gap) mt-7 mb-8 xl:grid-cols-[minmax(0,1fr)_minmax(24rem,28rem)] xl:gap-x-[clamp(2rem,4vw,4rem)]">
        <article className="xl:max-w-184" aria-labelledby="review-title">
          <h2
            className="mb-5 text-[length:clamp(1.875rem,1.5rem_+_1.4vw,2.5rem)] text-balance wrap-anywhere"
            id="review-title"
            {...marks}
          >
            {review.title}
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the renderer of the public page */}
          <div className={WRITTEN_TEXT} {...marks} dangerouslySetInnerHTML={{ __html: review.html }} />
        </article>
        <div className="*:min-w-0 grid content-start gap-5">
          <ScorePanel {...scorePanel(review.score)} />
          <ReviewFacts review={review} />
          <SimilarArticles articles={review.similar} />
          {postId ? (
            // Once kept, an article is changed in the editor: readers would not see another version of it here.
            <SectionPanel>
              <p className="note">
                {ALREADY_KEPT} <ScreenLink to={`/admin/blog/${postId}`}>Ouvrir l’éditeur</ScreenLink>
              </p>
            </SectionPanel>
          ) : (
            <SectionForm sections={review.sections} />
          )}
          {versions.length > 1 && <VersionList versions={versions} />}
        </div>
      </div>
      <DraftForm categories={categories} postId={postId} />
    </>
  );
}

function DraftForm({ categories, postId }: { categories: string[]; postId: string | null }) {
  const [form, { category }] = useServerForm<{ category: string }>("draft", {
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
    <Form method="post" {...getFormProps(form.meta)} className={`${FORM_FOOT} gap-2 items-end`}>
      <div className="basis-full empty:hidden">
        <ErrorSummary errors={fieldErrors([category])} focusKey={form.lastResult} />
      </div>
      <input type="hidden" name="intent" value="draft" />
      <SelectField
        className="flex-[0_1_16rem]"
        label="Catégorie"
        field={category}
        options={[{ value: "", label: "Choisir…" }, ...categories.map((value) => ({ value, label: value }))]}
      />
      <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement…">
        Enregistrer en brouillon
      </Button>
      <LinkButton to="/admin/blog/generate" hydrated variant="quiet">
        Nouvelle demande
      </LinkButton>
    </Form>
  );
}

function SectionForm({ sections }: { sections: { name: string; level: number }[] }) {
  const [form, { section, wish }] = useServerForm<{ section: string; wish: string }>("section");
  return (
    <SectionPanel>
      <p className="note">Le modèle réécrit cette partie ; le reste ne change pas d’une lettre.</p>
      <ServerForm form={form} fields={[section, wish]} className="stack-fields">
        <SelectField
          label="Partie"
          field={section}
          options={sections.map(({ name, level }, index) => ({
            value: String(index),
            label: `${"\u00a0\u00a0".repeat(Math.max(0, level - 2))}${name}`,
          }))}
        />
        <Field
          label="Consigne"
          hint="Ce qui doit changer : plus court, un exemple, un autre ton…"
          isOptional
          field={wish}
          autoComplete="off"
        />
        <div>
          <Button isPending={form.isSending} pendingText="Envoi…">
            Régénérer cette section
          </Button>
        </div>
      </ServerForm>
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
