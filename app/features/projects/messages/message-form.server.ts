import { SENT_KINDS, sentKind } from "~/features/projects/messages/file-kinds.server";
import { FILE_MAX_BYTES, FILES_MAX } from "~/features/projects/messages/model";
import { messageSchema } from "~/features/projects/messages/schema";
import type { Sent } from "~/server/forms/form-action.server";
import type { UploadRefusal } from "~/server/forms/read-upload.server";
import type { User } from "~/server/sessions/user";

/** The files of a message are stored as they arrive. */
export const messageUpload = ({ actor }: { actor: User }) => ({
  account: actor.id,
  field: "files",
  folder: "projects",
  maxBytes: FILE_MAX_BYTES,
  maxFiles: FILES_MAX,
  kinds: SENT_KINDS,
  kindOf: sentKind,
});

/** How the form of a message is read on both sides of a thread. @param wordsOf the words of the page, for its reader */
export function messageForm<Actor extends User>(
  wordsOf: (actor: Actor) => {
    missing: string;
    tooLong: string;
    refusals: Record<UploadRefusal, string>;
  },
) {
  type Writing = Pick<Sent<Actor, unknown, unknown>, "actor" | "upload">;
  return {
    schema: ({ actor, upload }: Writing) =>
      messageSchema({ ...wordsOf(actor), hasFiles: upload.files.length + upload.refused.length > 0 }),
    prepare: (form: FormData, { actor, upload }: Writing) => {
      const { refusals } = wordsOf(actor);
      const files = upload.refused.map(({ name, refusal }) => `${name}\u202f: ${refusals[refusal]}`);
      return { form, refused: files.length > 0 ? { files } : undefined };
    },
  };
}
