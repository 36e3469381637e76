import { getInputProps } from "@conform-to/react";
import { TagEditor, useTagErrors } from "~/features/blog/components/tag-editor";
import { textsOf } from "~/features/blog/model/post-values";
import type { SeoScore } from "~/features/blog/score/score";
import { lengthOf, scorePanel, withTagCount } from "~/features/blog/score/score";
import { seoAdvice } from "~/features/seo/model/seo-list";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { withoutKey } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { RowNote } from "~/ui/row-note";
import { ScorePanel } from "~/ui/score-panel";
import { HiddenField, ServerForm, useServerForm } from "~/ui/server-form";

interface SeoFormProps {
  post: { id: string; title: string; path: string; excerpt: string; tags: string[]; version: number };
  /** With the tags that are stored; it is shown with those of the form. */
  score: SeoScore;
  cancelTo: string;
}

export function SeoForm({ post, score, cancelTo }: SeoFormProps) {
  const [form, fields] = useServerForm<{ tags: string[]; tag: string; version: string }>("seo", {
    defaultValue: { tags: post.tags, tag: "", version: String(post.version) },
    hasRows: true,
  });
  const tags = textsOf(fields.tags.initialValue);
  const { tagErrors, onMend } = useTagErrors(fields.tag.errors ?? fields.tags.errors);
  return (
    <ServerForm
      form={form}
      fields={[{ id: fields.tag.id, errors: tagErrors }]}
      theirsTo={`/admin/blog/${post.id}`}
      lead={<button type="submit" name="step" value="add-tag" className="sr-only" tabIndex={-1} aria-hidden="true" />}
      className="grid gap-6"
      preventScrollReset
    >
      <HiddenField field={fields.version} />
      <DescriptionList
        items={[
          { term: "Titre", value: <bdi>{post.title}</bdi> },
          { term: "URL", value: post.path },
          {
            term: "Meta description",
            value: (
              <>
                <bdi>{post.excerpt || "Aucune description"}</bdi>
                <RowNote hasFigures>{lengthOf(post.excerpt)} caractères (idéal&#8239;: 150-160)</RowNote>
              </>
            ),
          },
        ]}
      />
      <TagEditor
        name={fields.tags.name}
        tags={tags}
        tagProps={withoutKey(getInputProps(fields.tag, { type: "text" }))}
        error={tagErrors}
        onMend={onMend}
        removeButton={(index) => form.meta.remove.getButtonProps({ name: fields.tags.name, index })}
        onAdd={(tag) => form.meta.insert({ name: fields.tags.name, defaultValue: tag })}
      />
      <Recommendations title={post.title} excerpt={post.excerpt} tagCount={tags.length} />
      <ScorePanel {...scorePanel(withTagCount(score, tags.length))} />
      <div className="btn-row">
        <Button name="step" value="save" variant="primary" isPending={form.isSending} pendingText="Enregistrement…">
          Enregistrer les modifications
        </Button>
        <LinkButton to={cancelTo} hydrated>
          Annuler
        </LinkButton>
        <LinkButton to={`/admin/blog/${post.id}`} hydrated variant="quiet">
          Modifier l’article
        </LinkButton>
      </div>
    </ServerForm>
  );
}

function Recommendations(post: { title: string; excerpt: string; tagCount: number }) {
  return (
    <section
      className="[padding:1rem_1.25rem_0.5rem] border border-line bg-surface-2"
      aria-labelledby="seo-advice-title"
    >
      <h2 id="seo-advice-title" className="text-[1.25rem] mb-2">
        Recommandations SEO
      </h2>
      <ul>
        {seoAdvice(post).map(({ subject, finding, isMet }) => (
          <li
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1 gap-x-4 py-2.25 border-t border-t-line"
            key={subject}
          >
            <Badge tone={isMet ? "green" : "yellow"}>{isMet ? "Suivie" : "À revoir"}</Badge>
            <span>
              <strong>{subject}</strong>&#8239;: <span className="figures">{finding}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
