import type { MouseEvent } from "react";
import { useRef } from "react";
import type { TextPictureAdded } from "~/lib/forms/picture-fields";
import { ADD_PICTURE } from "~/lib/forms/picture-fields";
import { cleanText } from "~/lib/text/clean-text";
import { Button } from "./button";
import { Field } from "./field";
import { PICTURE_HINT, PICTURE_KINDS } from "./picture-words";
import { usePictureSending } from "./use-picture-sending";

interface TextPictureProps {
  id: string;
  label?: string;
  /** The address that takes the picture (`sendPicture`). */
  sendTo: string;
  /** What the file and the words for it are called in the form. */
  names: { file: string; alt: string };
  error: string[] | undefined;
  /** What was typed about a picture that was refused. */
  typedAlt: string;
  insert: (picture: TextPictureAdded) => void;
  /** Where the page goes without scripts, such as back to this place. */
  formAction?: string | undefined;
  /** Whether it stands in a fold, whose summary is its title. */
  isFolded?: boolean;
}

/**
 * Sends a picture of one's own into the text. Its button posts the form, which comes back with the picture at the end
 * of the text; with scripts the picture alone is sent and put where the cursor stands.
 */
export function TextPicture(props: TextPictureProps) {
  const { id, label = "Fichier", sendTo, names, error, typedAlt, insert, formAction, isFolded = false } = props;
  const { errors, isSending, choose, send } = usePictureSending(sendTo, error);
  const file = useRef<HTMLInputElement>(null);
  const alt = useRef<HTMLInputElement>(null);
  const add = async (event: MouseEvent<HTMLButtonElement>) => {
    if (!file.current || !alt.current) return;
    event.preventDefault();
    const button = event.currentTarget;
    const src = await send(file.current, button);
    // The screen may have been left while the picture was under way. The words are read now: some are typed meanwhile.
    if (!file.current || !alt.current) return;
    if (src) {
      insert({ src, alt: cleanText(alt.current.value).trim() });
      file.current.value = "";
      alt.current.value = "";
    } else if (document.activeElement === button) file.current.focus();
  };
  return (
    <fieldset
      className={`grid gap-y-3 gap-x-(--gap) items-start min-w-0 max-w-224 md:grid-cols-2 ${isFolded ? "pt-2 pb-5" : ""}`}
    >
      <legend className={isFolded ? "hidden" : "field-label mb-3 text-[1.125rem] md:col-span-full"}>
        Ajouter une image au texte
      </legend>
      <Field
        label={label}
        id={id}
        type="file"
        name={names.file}
        accept={PICTURE_KINDS}
        inputRef={file}
        onChange={(event) => choose(event.currentTarget)}
        hint={PICTURE_HINT}
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
        className="justify-self-start md:col-span-full"
        name="step"
        value={ADD_PICTURE}
        formAction={formAction}
        size="sm"
        onClick={add}
        isPending={isSending}
        pendingText="Envoi…"
      >
        Ajouter l’image
      </Button>
    </fieldset>
  );
}
