import { REDIRECT_GONE, REDIRECT_TAKEN } from "~/features/redirects/model";
import type { RedirectInput } from "~/features/redirects/schema";
import { redirectSchema } from "~/features/redirects/schema";
import { keepInTrash } from "~/features/trash/commands/keep-in-trash.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import { DomainError } from "~/server/errors.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";

/** An address that leads on answers with no page that is kept. */
const NO_PAGE: string[] = [];

function redirectCommand(actor: User, action: string): Command {
  return {
    ...{ actor, action, target: "redirect", notFound: REDIRECT_GONE },
    refusals: { redirects_from_path_key: new DomainError("conflict", REDIRECT_TAKEN) },
  };
}

/** Saves a redirect from its dialog, or adds one. @throws DomainError `not-found` for one that is gone */
export async function submitRedirect(actor: User, id: string | null, form: FormData): Promise<FormOutcome> {
  const submission = parseForm(form, redirectSchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  try {
    await (id === null ? createRedirect(actor, submission.value) : updateRedirect(actor, id, submission.value));
    return saved(undefined);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "conflict") throw error;
    return shownAgain(submission.reply({ fieldErrors: { from_path: [error.userMessage] } }), { status: 409 });
  }
}

/** Adds a redirect. The same form sent twice, as by a double click, is stored once. */
function createRedirect(actor: User, input: RedirectInput): Promise<void> {
  return runCommand(redirectCommand(actor, "created"), async (tx) => {
    const known = await tx.redirect.findFirst({ where: input });
    const { id } = known ?? (await tx.redirect.create({ data: input }));
    return changed({ result: undefined, targetId: id, details: input, cacheTags: NO_PAGE });
  });
}

function updateRedirect(actor: User, id: string, input: RedirectInput): Promise<void> {
  return runCommand(redirectCommand(actor, "updated"), async (tx) => {
    await tx.redirect.update({ where: { id }, data: input });
    return changed({ result: undefined, targetId: id, details: input, cacheTags: NO_PAGE });
  });
}

/** Moves a redirect to the trash: its address is unknown again. @throws DomainError `not-found` */
export function deleteRedirect(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(redirectCommand(actor, "deleted"), async (tx) => {
    const { from_path } = await tx.redirect.findUniqueOrThrow({ where: { id } });
    const doomed = { kind: "redirect", table: "redirects", id, title: from_path } as const;
    const trashId = await keepInTrash(tx, { ...doomed, cacheTags: NO_PAGE, actor });
    await tx.redirect.delete({ where: { id } });
    return changed({ result: { trashId }, targetId: id, details: { from_path }, cacheTags: NO_PAGE });
  });
}
