import type { MouseEvent } from "react";
import { useRef, useState } from "react";
import type { TextPictureAdded } from "~/lib/forms/picture-fields";
import { ADD_PICTURE, PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { cleanText } from "~/lib/text/clean-text";
import { Button } from "./button";
import { refuseTooLarge, useFileErrors } from "./chosen-file";
import { Field } from "./field";
import { PICTURE_HINT, PICTURE_KINDS, SENDING_FAILURES } from "./picture-words";

interface TextPictureProps {
  id: string;
  label?: string;
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

/**
 * Sends a picture by itself and says what was wrong with it.
 * @param sendTo takes the picture (`sendPicture`)
 * @param refused what the server has said to the whole form last; it holds until a picture is chosen or sent
 */
function usePictureSending(sendTo: string, refused: string[] | undefined) {
  const [isSending, setIsSending] = useState(false);
  const { errors, tell } = useFileErrors(refused);

  /** An error of the former file does not hold for this one. */
  const choose = (input: HTMLInputElement) => tell(refuseTooLarge(input));

  /** Its address; null for one that was refused. A session that has ended sends the form itself, which is then kept. */
  async function send(input: HTMLInputElement, button: HTMLButtonElement): Promise<string | null> {
    const tooLarge = refuseTooLarge(input);
    if (tooLarge.length > 0) {
      tell(tooLarge);
      return null;
    }
    setIsSending(true);
    const { src, error } = await sendPicture(sendTo, input.files?.[0] ?? new File([], ""));
    setIsSending(false);
    if (!src && !error) button.form?.requestSubmit(button);
    tell(error ? [error] : []);
    return src ?? null;
  }

  return { errors, isSending, choose, send };
}

/** Enough for the largest picture over half a megabit a second; a longer upload is reported as failed. */
const TIME_LIMIT_MS = 150_000;
const BODY_TOO_LARGE = 413;

/** What became of a picture: its address, or a sentence about it; neither once the session has ended. */
interface SentPicture {
  src?: string;
  error?: string;
}

/**
 * Sends a picture by itself. A plain request and no fetcher: where that one fails, the error screen takes the place of
 * the form and of all that was typed in it.
 * @param address answers `{src}`, or `{error}` with a sentence
 */
async function sendPicture(address: string, file: File): Promise<SentPicture> {
  const body = new FormData();
  body.set(PICTURE_FIELDS.file, file);
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const answer = await fetch(address, { method: "post", body, redirect: "manual", signal });
    return answer.type === "opaqueredirect" ? {} : await readAnswer(answer);
  } catch {
    return { error: SENDING_FAILURES.connection };
  }
}

/** Whatever stands between may answer with a page of its own, and no page is an answer. */
async function readAnswer(answer: Response): Promise<SentPicture> {
  if (answer.headers.get("Content-Type")?.startsWith("application/json")) return (await answer.json()) as SentPicture;
  return { error: answer.status === BODY_TOO_LARGE ? SENDING_FAILURES.tooLarge : SENDING_FAILURES.server };
}
