import { useFetcher } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type { FormAnswer } from "~/lib/form-answer";
import type { TextPictureAdded } from "~/lib/picture-fields";
import { ADD_PICTURE, PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from "~/lib/picture-fields";
import { Button } from "./button";
import { Field } from "./field";
import { PICTURE_KINDS } from "./picture-field";

interface TextPictureProps {
  id: string;
  label?: string;
  /** What the file and the words for it are called in the form. */
  names: { file: string; alt: string };
  error: string[] | undefined;
  /** What was typed about a picture that was refused. */
  typedAlt: string;
  insert: (picture: TextPictureAdded) => void;
  /** Where the page goes without scripts, such as back to this place. */
  formAction?: string | undefined;
}

interface Answer extends FormAnswer {
  picture?: TextPictureAdded;
}

/**
 * Sends a picture of one's own into the text. Its button posts the form, which comes back with the picture at the end
 * of the text; with scripts the picture alone is sent and put where the cursor stands.
 */
export function TextPicture({ id, label = "Fichier", names, error, typedAlt, insert, formAction }: TextPictureProps) {
  const fetcher = useFetcher<Answer>();
  const file = useRef<HTMLInputElement>(null);
  const alt = useRef<HTMLInputElement>(null);
  const latestInsert = useRef(insert);
  latestInsert.current = insert;
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { data: answer } = fetcher;
  const errors = isTooLarge ? [PICTURE_TOO_LARGE] : (answer?.lastResult.error?.[names.file] ?? error);
  useEffect(() => {
    if (!answer?.picture) return;
    latestInsert.current(answer.picture);
    if (file.current) file.current.value = "";
    if (alt.current) alt.current.value = "";
  }, [answer]);
  // With all that was typed: it is kept should the session have ended meanwhile.
  const send = (event: MouseEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.form) return;
    event.preventDefault();
    const isHuge = (file.current?.files?.[0]?.size ?? 0) > PICTURE_MAX_BYTES;
    setIsTooLarge(isHuge);
    if (isHuge) return;
    const form = new FormData(event.currentTarget.form);
    form.set("step", ADD_PICTURE);
    fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
  };
  return (
    <fieldset className="text-picture">
      <legend className="field-label">Ajouter une image au texte</legend>
      <Field
        label={label}
        id={id}
        type="file"
        name={names.file}
        accept={PICTURE_KINDS}
        inputRef={file}
        hint="JPEG, PNG, WebP ou AVIF, 8 Mo au plus."
        error={errors}
      />
      <Field
        label="Description de l’image"
        hint="Lue à qui ne la voit pas."
        name={names.alt}
        defaultValue={typedAlt}
        inputRef={alt}
      />
      <Button
        name="step"
        value={ADD_PICTURE}
        formAction={formAction}
        size="sm"
        onClick={send}
        isPending={fetcher.state !== "idle"}
        pendingText="Envoi…"
      >
        Ajouter l’image
      </Button>
    </fieldset>
  );
}
