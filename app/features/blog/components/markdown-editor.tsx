import type { LucideIcon } from "lucide-react";
import { Bold, Code, Heading2, ImagePlus, Italic, Link, List, Quote } from "lucide-react";
import type { ComponentPropsWithoutRef, KeyboardEvent, RefObject } from "react";
import { useRef } from "react";
import { TEXT_PICTURE_ID } from "~/features/blog/model/post-values";
import type { Preview } from "~/features/blog/post-form.server";
import { PICTURES_ADDRESS } from "~/features/media/model";
import type { TextPictureAdded } from "~/lib/forms/picture-fields";
import { TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import type { MarkdownEdit, MarkdownMark } from "~/lib/text/markdown-edit";
import { markdownEdit, pictureEdit } from "~/lib/text/markdown-edit";
import { directionOf } from "~/site/language";
import { Button } from "~/ui/button";
import { EditorTool, EditorTools } from "~/ui/editor-tools";
import { FieldError } from "~/ui/field-error";
import { useFieldIds } from "~/ui/field-frame";
import { FoldSummary } from "~/ui/fold-summary";
import { TextPicture } from "~/ui/text-picture";
import { useIsHydrated } from "~/ui/use-is-hydrated";

const PREVIEW_ID = "apercu";
const HINT = "En Markdown : ## titre, **gras**, [lien](https://…), - liste, > citation.";

interface MarkdownEditorProps {
  textareaProps: Omit<ComponentPropsWithoutRef<"textarea">, "className">;
  error?: string[] | undefined;
  preview: Preview;
  /** What was wrong with a picture for the text, and what was typed about it. */
  picture: { error: string[] | undefined; typedAlt: string };
}

/** The Markdown of an article beside its preview, which a button refreshes without scripts. */
export function MarkdownEditor({ textareaProps, error, preview, picture }: MarkdownEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const picturePlace = useRef<HTMLDetailsElement>(null);
  const isHydrated = useIsHydrated();
  const { control, hintId, errorId } = useFieldIds(textareaProps, { hint: HINT, error });
  // Before a text is focused, browsers report its cursor at the very beginning.
  return (
    <div className="*:min-w-0 grid gap-y-6 gap-x-(--gap) xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="field block min-w-0 border-0 p-0 m-0 xl:flex xl:flex-col">
        <label className="field-label" htmlFor={control.id}>
          Contenu
        </label>
        <span className="field-hint" id={hintId}>
          {HINT}
        </span>
        {isHydrated && (
          <MarkdownToolbar
            textarea={textarea}
            onPicture={() => {
              if (!picturePlace.current) return;
              picturePlace.current.open = true;
              picturePlace.current.querySelector<HTMLInputElement>("input[type=file]")?.focus();
            }}
          />
        )}
        <textarea
          {...textareaProps}
          {...control}
          ref={textarea}
          className="input min-h-80 max-h-[70dvh] text-base leading-[1.6] [tab-size:2] xl:flex-1 xl:min-h-128 xl:max-h-[calc(100dvh_-_14rem)]"
          rows={20}
          dir="auto"
          onKeyDown={onMarkdownShortcut}
          onFocus={({ currentTarget }) => {
            currentTarget.dataset.touched = "1";
          }}
        />
        <FieldError id={errorId} error={error} />
      </div>
      <section
        className="markdown-preview pt-4 border-t border-t-line-strong xl:flex xl:flex-col xl:p-0 xl:border-0 xl:[contain:size]"
        id={PREVIEW_ID}
        aria-labelledby="apercu-titre"
      >
        <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <h2 id="apercu-titre" className="mb-1 font-sans text-[length:inherit]/[inherit] font-[560] tracking-[0]">
            Aperçu
          </h2>
          <p className="note figures row-[2] mb-2">{`${preview.words} ${preview.words > 1 ? "mots" : "mot"}, ${preview.minutes} min de lecture`}</p>
          {!isHydrated && (
            <Button
              className="row-[1_/_3] col-[2] self-center"
              name="step"
              value="preview"
              formAction={`#${PREVIEW_ID}`}
              size="sm"
            >
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

/** Why a picture is not shown, while its alternative text is shown as a link. */
function ForeignPictures({ count }: { count: number }) {
  const sentence =
    count > 1
      ? "Ces images viennent d’un autre site\u202f: téléversez-les pour qu’elles s’affichent."
      : "Cette image vient d’un autre site\u202f: téléversez-la pour qu’elle s’affiche.";
  return (
    <p className={count > 0 ? "mb-3 ps-3 border-s-4 border-s-saffron" : undefined} role="status">
      {count > 0 && sentence}
    </p>
  );
}

/** Of HTML that comes from the text's Markdown. */
const PREVIEW =
  "prose text-[1.0625rem] [&>:first-child]:mt-0 xl:flex-1 xl:overflow-y-auto xl:py-4 xl:px-5 xl:border xl:border-line";

function PreviewText({ preview: { html, language } }: { preview: Preview }) {
  if (!html) return <p className="note">Le texte mis en page apparaît ici.</p>;
  const marks = { lang: language, dir: directionOf(language) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the renderer of the public page
  return <div className={PREVIEW} {...marks} dangerouslySetInnerHTML={{ __html: html }} />;
}

const PLACE_ID = "image-texte";

interface MarkdownPictureProps {
  place: RefObject<HTMLDetailsElement>;
  textarea: RefObject<HTMLTextAreaElement>;
  error: string[] | undefined;
  typedAlt: string;
}

/** A picture for the text: inserted at the cursor, or at the end of a text not focused yet and without scripts. */
function MarkdownPicture({ place, textarea, error, typedAlt }: MarkdownPictureProps) {
  const insert = (picture: TextPictureAdded) => {
    if (!textarea.current) return;
    const { value: text, selectionStart: start, selectionEnd } = textarea.current;
    const end = textarea.current.dataset.touched ? selectionEnd : text.length;
    typeEdit(textarea.current, pictureEdit({ text, start, end }, picture));
  };
  return (
    <details
      className="group/fold border-y border-y-line xl:col-span-full"
      id={PLACE_ID}
      ref={place}
      open={error !== undefined || typedAlt !== ""}
    >
      <FoldSummary>Ajouter une image au texte</FoldSummary>
      <TextPicture
        id={TEXT_PICTURE_ID}
        isFolded
        label="Image à insérer"
        sendTo={PICTURES_ADDRESS}
        names={TEXT_PICTURE_FIELDS}
        error={error}
        typedAlt={typedAlt}
        insert={insert}
        formAction={`#${PLACE_ID}`}
      />
    </details>
  );
}

const BUTTONS: { mark: MarkdownMark; label: string; icon: LucideIcon; shortcut?: string }[] = [
  { mark: "bold", label: "Gras", icon: Bold, shortcut: "B" },
  { mark: "italic", label: "Italique", icon: Italic, shortcut: "I" },
  { mark: "heading", label: "Intertitre", icon: Heading2 },
  { mark: "link", label: "Lien", icon: Link, shortcut: "K" },
  { mark: "list", label: "Liste", icon: List },
  { mark: "quote", label: "Citation", icon: Quote },
  { mark: "code", label: "Code", icon: Code },
];

const SHORTCUTS: Readonly<Record<string, MarkdownMark>> = { b: "bold", i: "italic", k: "link" };

function apply(textarea: HTMLTextAreaElement, mark: MarkdownMark): void {
  const { value: text, selectionStart: start, selectionEnd: end } = textarea;
  typeEdit(textarea, markdownEdit({ text, start, end }, mark));
}

function onMarkdownShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const mark = isShortcut ? SHORTCUTS[event.key.toLowerCase()] : undefined;
  if (!mark) return;
  event.preventDefault();
  apply(event.currentTarget, mark);
}

/** Buttons that put marks into a Markdown text. They need scripts, and are there only with them. */
function MarkdownToolbar({ textarea, onPicture }: { textarea: RefObject<HTMLTextAreaElement>; onPicture: () => void }) {
  return (
    <EditorTools label="Mise en forme">
      {BUTTONS.map(({ mark, ...tool }) => (
        <EditorTool key={mark} {...tool} onClick={() => textarea.current && apply(textarea.current, mark)} />
      ))}
      <EditorTool label="Image" icon={ImagePlus} onClick={onPicture} />
    </EditorTools>
  );
}

/** Carries out an edit as if it was typed, so that the browser's own undo takes it back. */
function typeEdit(textarea: HTMLTextAreaElement, edit: MarkdownEdit): void {
  textarea.focus();
  textarea.setSelectionRange(edit.from, edit.to);
  const isTyped = document.execCommand(edit.insert ? "insertText" : "delete", false, edit.insert);
  if (!isTyped) {
    textarea.setRangeText(edit.insert, edit.from, edit.to);
    textarea.dispatchEvent(new Event("input", { bubbles: true }));
  }
  textarea.setSelectionRange(edit.start, edit.end);
}
