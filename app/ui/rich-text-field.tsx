import type { RefObject } from "react";
import { lazy, Suspense, useImperativeHandle, useRef, useState } from "react";
import { pictureHtml } from "~/lib/html/picture-html";
import { FieldError } from "./field-error";
import { useFieldIds } from "./field-frame";
import type { RichTextHandle } from "./rich-text-editor.client";
import { useIsHydrated } from "./use-is-hydrated";

const RichTextEditor = lazy(async () => ({ default: (await import("./rich-text-editor.client")).RichTextEditor }));

export type RichTextFieldProps = {
  title: string;
  hint: string;
  id: string;
  name: string;
  /** HTML, sanitised. */
  defaultValue: string;
  error?: string[] | undefined;
  handle?: RefObject<RichTextHandle>;
};

/**
 * Text with headings, lists, links, pictures, quotes, callouts and tables. The field of the form is a textarea that
 * holds HTML; with scripts an editor stands over it and keeps it in step.
 */
export function RichTextField({ title, hint, id, name, defaultValue, error, handle }: RichTextFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<RichTextHandle>(null);
  useImperativeHandle(handle, () => ({ insert: (picture) => (editor.current ?? endOf(textarea)).insert(picture) }), []);
  const isHydrated = useIsHydrated();
  const [isReady, setIsReady] = useState(false);
  const { control, hintId, errorId } = useFieldIds({ id }, { hint, error });
  const titleId = `${id}-title`;
  return (
    <div className="field block min-w-0 border-0 p-0 m-0">
      <h2 className="text-[1.5rem] leading-[1.2]" id={titleId}>
        {title}
      </h2>
      <p className="field-hint" id={hintId}>
        {hint}
        {!isReady && " En HTML."}
      </p>
      <textarea
        {...control}
        id={isReady ? undefined : control.id}
        ref={textarea}
        name={name}
        defaultValue={defaultValue}
        className="input min-h-80 max-h-[70dvh] [font-family:ui-monospace,monospace] text-[0.9375rem]"
        aria-labelledby={titleId}
        rows={16}
        spellCheck={false}
        hidden={isReady}
      />
      {isHydrated && (
        <Suspense fallback={null}>
          <RichTextEditor
            textarea={textarea}
            handle={editor}
            attributes={{ ...control, "aria-labelledby": titleId }}
            onReady={() => setIsReady(true)}
          />
        </Suspense>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The text before its editor stands. */
function endOf({ current: textarea }: RefObject<HTMLTextAreaElement>): RichTextHandle {
  return {
    insert: (picture) => {
      if (!textarea) return;
      textarea.value += pictureHtml(picture);
      textarea.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}
