import { Form } from "@remix-run/react";
import { Eye, EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ApiKeyName } from "~/features/api-keys/model";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { useIsHydrated } from "~/ui/use-is-hydrated";

/** Enters a key. Plain, it is a password's input; scripts let one look at it and wait with the button for a text. */
export function ApiKeyForm({ name, title, isReplacing }: { name: ApiKeyName; title: string; isReplacing: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const isHydrated = useIsHydrated();
  const result = useOwnResult(name);
  // What was typed before the scripts came counts.
  useEffect(() => setIsEmpty(!input.current?.value.trim()), []);
  useEffect(() => {
    if (result) input.current?.focus();
  }, [result]);
  return (
    <Form
      method="post"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-3 gap-x-2 items-start max-w-176 mt-3 md:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <input type="hidden" name="intent" value={name} />
      <input type="hidden" name="name" value={name} />
      <Field
        className="col-[1]"
        label={isReplacing ? `Nouvelle clé ${title}` : `Clé ${title}`}
        type={isShown ? "text" : "password"}
        name="api_key"
        id={name}
        inputRef={input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={result?.error?.api_key ?? undefined}
        onChange={({ target }) => setIsEmpty(!target.value.trim())}
      />
      {isHydrated && (
        <button
          type="button"
          className="icon-btn mt-7 size-13 md:h-10"
          aria-controls={name}
          aria-pressed={isShown}
          aria-label={`Afficher la clé ${title}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      )}
      <Button
        className="col-span-full justify-self-start md:col-[3] md:h-10 md:mt-7"
        variant="primary"
        disabled={isHydrated && isEmpty}
        isPending={useIsSubmitting(name)}
        pendingText="Sauvegarde…"
      >
        Sauvegarder<span className="sr-only"> la clé {title}</span>
      </Button>
    </Form>
  );
}
