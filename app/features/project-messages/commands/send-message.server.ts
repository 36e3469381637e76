import { SENT_KINDS, sentKind } from "~/features/project-messages/file-kinds.server";
import { FILE_MAX_BYTES, FILES_MAX } from "~/features/project-messages/model";
import { messageSchema } from "~/features/project-messages/schema";
import { DomainError } from "~/server/errors.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { UploadRefusal } from "~/server/forms/read-upload.server";
import { readUpload } from "~/server/forms/read-upload.server";
import type { User } from "~/server/sessions/user";
import { postMessage } from "./post-message.server";

/** What is said of a message or its files that are not taken. */
export interface MessageRefusals {
  missing: string;
  tooLong: string;
  tooMany: string;
  refusals: Record<UploadRefusal | "quota", string>;
}

interface Sender {
  author: User;
  projectId: string;
  /** How often the author may send one; absent for the team. */
  limit?: { consume: (key: string) => Promise<number | null> };
}

/**
 * Takes the form of a message with its files, which are stored as they arrive. The caller has checked that the project
 * is the sender's.
 * @throws DomainError `not-found`
 */
export function sendMessage(
  request: Request,
  { author, projectId, limit }: Sender,
  words: MessageRefusals,
): Promise<FormOutcome> {
  const rules = { account: author.id, field: "files", folder: "projects", maxBytes: FILE_MAX_BYTES };
  const taken = { maxFiles: FILES_MAX, kinds: SENT_KINDS, kindOf: sentKind };
  return readUpload(request, { ...rules, ...taken }, async ({ form, files, refused, keep }) => {
    const submission = parseForm(form, messageSchema(words));
    const wrong = refused.map(({ name, refusal }) => `${name}\u202f: ${words.refusals[refusal]}`);
    const isEmpty = submission.status === "success" && submission.value.text === "" && files.length === 0;
    if (submission.status !== "success" || wrong.length > 0 || isEmpty) {
      const reply = submission.reply();
      const error: Record<string, string[] | null> = { ...reply.error };
      if (wrong.length > 0) error.files = wrong;
      else if (isEmpty) error.text = [words.missing];
      return shownAgain({ ...reply, status: "error", error });
    }
    const wait = (await limit?.consume(author.id)) ?? null;
    if (wait !== null) {
      const reply = submission.reply({ formErrors: [words.tooMany] });
      return shownAgain(reply, { status: 429, retryAfterSeconds: wait });
    }
    try {
      await postMessage(author, projectId, { text: submission.value.text, files, keep });
      return saved(undefined);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
      return shownAgain({ ...submission.reply(), status: "error", error: { files: [words.refusals.quota] } });
    }
  });
}
