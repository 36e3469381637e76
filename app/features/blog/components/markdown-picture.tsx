import type { RefObject } from "react";
import { TEXT_PICTURE_ID } from "~/features/blog/model/post-values";
import { PICTURES_ADDRESS } from "~/features/media/model";
import type { TextPictureAdded } from "~/lib/forms/picture-fields";
import { TEXT_PICTURE_FIELDS } from "~/lib/forms/picture-fields";
import { pictureEdit } from "~/lib/text/markdown-edit";
import { FoldSummary } from "~/ui/fold-summary";
import { TextPicture } from "~/ui/text-picture";
import { typeEdit } from "./markdown-toolbar";

const PLACE_ID = "image-texte";

interface MarkdownPictureProps {
  place: RefObject<HTMLDetailsElement>;
  textarea: RefObject<HTMLTextAreaElement>;
  error: string[] | undefined;
  /** What was typed about a picture that was refused. */
  typedAlt: string;
}

/**
 * A picture for the text, sent from here: with scripts it is inserted at the cursor, or at the end of a text that was not
 * focused yet; without, the form comes back with it at the end.
 */
export function MarkdownPicture({ place, textarea, error, typedAlt }: MarkdownPictureProps) {
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
