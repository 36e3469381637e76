import type { ComponentPropsWithoutRef, FocusEvent } from "react";
import { useRef } from "react";
import type { Preview } from "~/features/blog/queries/preview.server";
import { directionOf } from "~/site/language";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import { useFieldIds } from "~/ui/field-frame";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { MarkdownPicture } from "./markdown-picture";
import { MarkdownToolbar, onMarkdownShortcut } from "./markdown-toolbar";

const PREVIEW_ID = "apercu";
const HINT = "En Markdown : ## titre, **gras**, [lien](https://…), - liste, > citation.";

interface MarkdownEditorProps {
  textareaProps: Omit<ComponentPropsWithoutRef<"textarea">, "className">;
  error?: string[] | undefined;
  preview: Preview;
  /** What was wrong with a picture for the text, and what was typed about it. */
  picture: { error: string[] | undefined; typedAlt: string };
}

/**
 * The text of an article beside what its readers will see of it. Without scripts a button shows that, with them it
 * follows the writing.
 */
export function MarkdownEditor({ textareaProps, error, preview, picture }: MarkdownEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const picturePlace = useRef<HTMLDetailsElement>(null);
  const isHydrated = useIsHydrated();
  const { control, hintId, errorId } = useFieldIds(textareaProps, { hint: HINT, error });
  return (
    <div className="markdown-editor">
      <div className="field">
        <label className="field-label" htmlFor={control.id}>
          Contenu
        </label>
        <span className="field-hint" id={hintId}>
          {HINT}
        </span>
        {isHydrated && <MarkdownToolbar textarea={textarea} onPicture={() => openPlace(picturePlace.current)} />}
        <textarea
          {...textareaProps}
          {...control}
          ref={textarea}
          className="input"
          rows={20}
          dir="auto"
          onKeyDown={onMarkdownShortcut}
          onFocus={markTouched}
        />
        <FieldError id={errorId} error={error} />
      </div>
      <section className="markdown-preview" id={PREVIEW_ID} aria-labelledby="apercu-titre">
        <header>
          <h2 id="apercu-titre" className="markdown-preview-title">
            Aperçu
          </h2>
          <p className="note figures">{lengthOf(preview)}</p>
          {!isHydrated && (
            <Button name="step" value="preview" formAction={`#${PREVIEW_ID}`} size="sm">
              Actualiser l’aperçu
            </Button>
          )}
        </header>
        <ForeignPictures count={preview.foreignPictures} />
        <PreviewText preview={preview} />
      </section>
      <MarkdownPicture place={picturePlace} textarea={textarea} {...picture} />
    </div>
  );
}

function openPlace(place: HTMLDetailsElement | null): void {
  if (!place) return;
  place.open = true;
  place.querySelector<HTMLInputElement>("input[type=file]")?.focus();
}

/** Before a text is focused, browsers report its cursor at the very beginning. */
function markTouched({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.dataset.touched = "1";
}

/** Why a picture is not shown, while its alternative text is shown as a link. */
function ForeignPictures({ count }: { count: number }) {
  const sentence =
    count > 1
      ? "Ces images viennent d’un autre site\u202f: téléversez-les pour qu’elles s’affichent."
      : "Cette image vient d’un autre site\u202f: téléversez-la pour qu’elle s’affiche.";
  return (
    <p className="markdown-warning" role="status">
      {count > 0 && sentence}
    </p>
  );
}

function PreviewText({ preview: { html, language } }: { preview: Preview }) {
  if (!html) return <p className="note">Le texte mis en page apparaît ici.</p>;
  const marks = { lang: language, dir: directionOf(language) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the renderer of the public page
  return <div className="prose" {...marks} dangerouslySetInnerHTML={{ __html: html }} />;
}

function lengthOf({ words, minutes }: Preview): string {
  return `${words} ${words > 1 ? "mots" : "mot"}, ${minutes} min de lecture`;
}
