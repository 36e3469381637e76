import { X } from "lucide-react";
import type { ComponentPropsWithoutRef, KeyboardEvent } from "react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addTag } from "~/features/blog/model/tags";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

interface TagEditorProps {
  name: string;
  tags: string[];
  tagProps: Omit<ComponentPropsWithoutRef<"input">, "className">;
  error?: string[] | undefined;
  /** Called when the server's error no longer applies. */
  onMend: () => void;
  removeButton: (index: number) => ComponentPropsWithoutRef<"button">;
  onAdd: (tag: string) => void;
}

/** The tags of an article. Every button also works without scripts, by sending the form. */
export function TagEditor({ name, tags, tagProps, error, onMend, removeButton, onAdd }: TagEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  function forgetRefusal() {
    setRefusal(undefined);
    onMend();
  }
  const shownError = refusal ? [refusal] : error;
  const [news, setNews] = useState("");
  function add() {
    const field = input.current;
    if (!field) return;
    const result = addTag(tags, field.value);
    setRefusal(result.error);
    field.focus();
    if (result.error) return;
    const added = result.tags.slice(tags.length);
    field.value = "";
    if (added.length === 0) return;
    // One by one: each is added to the list as it stands in the page.
    for (const tag of added) flushSync(() => onAdd(tag));
    setNews(added.length === 1 ? `Tag ${added} ajouté` : `Tags ${added.join(", ")} ajoutés`);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }
  return (
    <fieldset className="grid gap-3 min-w-0 m-0 p-0 border-0">
      <legend className="field-label">Tags</legend>
      <TagList name={name} tags={tags} removeButton={removeButton} onRemove={forgetRefusal} />
      <div
        className={`grid grid-cols-[minmax(0,20rem)_auto] justify-start gap-2 ${shownError ? "items-start" : "items-end"}`}
      >
        <Field
          label="Nouveau tag"
          {...tagProps}
          inputRef={input}
          autoComplete="off"
          enterKeyHint="done"
          error={shownError}
          onInput={forgetRefusal}
          onKeyDown={onKeyDown}
        />
        <Button
          className={shownError ? "mt-7 max-md:min-h-13" : "max-md:min-h-13"}
          name="step"
          value="add-tag"
          formNoValidate
          size="sm"
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          Ajouter
        </Button>
      </div>
      <p className="sr-only" role="status">
        {news}
      </p>
    </fieldset>
  );
}

type TagListProps = Pick<TagEditorProps, "name" | "tags" | "removeButton"> & { onRemove: () => void };

function TagList({ name, tags, removeButton, onRemove }: TagListProps) {
  if (tags.length === 0) return <p className="note">Aucun tag pour le moment.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag, index) => (
        <li key={tag}>
          <input type="hidden" name={`${name}[${index}]`} value={tag} />
          <button
            type="submit"
            className="group inline-flex items-center gap-2 min-h-9 max-w-full [padding:0.25rem_0.625rem_0.25rem_0.75rem] border border-line-strong bg-surface-3 text-text wrap-anywhere text-start hover:border-danger"
            {...removeButton(index)}
            onClick={onRemove}
            aria-label={`Retirer le tag ${tag}`}
          >
            <bdi>{tag}</bdi>
            <X className="size-3.75 text-text-3 group-hover:text-danger" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The server's errors about tags, until the tags change. */
export function useTagErrors(sent: string[] | undefined) {
  const [mended, setMended] = useState<string[]>();
  return { tagErrors: sent === mended ? undefined : sent, onMend: () => setMended(sent) };
}
