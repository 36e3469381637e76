import { FORMER } from "~/features/redirects/former-addresses.server";
import { isOwnAddress } from "~/features/redirects/model";
import type { RedirectInput } from "~/features/redirects/schema";
import { keepInTrash } from "~/features/trash/keep.server";
import { oldPath } from "~/lib/web/old-path";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { TrashedKind } from "~/server/registries/trash.server";
import type { User } from "~/server/sessions/user";

function redirectCommand(actor: User, action: string): Command {
  return {
    actor,
    action,
    target: "redirect",
    notFound: "Cette redirection n’existe plus.",
    refusals: {
      redirects_from_path_key: new DomainError("conflict", "Cette ancienne adresse est déjà redirigée", {
        field: "from_path",
      }),
    },
  };
}

/** Whether an address is a page of this site. */
type IsPage = (path: string) => Promise<boolean>;

/** An address that answers by itself would never lead on. @throws DomainError `conflict` */
async function refuseIdle(from_path: string, isPage: IsPage): Promise<void> {
  if (isOwnAddress(from_path) || (await isPage(from_path)))
    throw new DomainError(
      "conflict",
      "Cette adresse est une page de ce site\u202f: la redirection ne s’appliquerait jamais",
      { field: "from_path" },
    );
}

/**
 * Follows a destination to its end. One redirect is written at a time: two halves of a circle would each look straight.
 * @param id the redirect that is changed, whose former way no longer counts
 * @throws DomainError `conflict` where it leads back
 */
async function refuseCircle(tx: Transaction, { from_path, to_path }: RedirectInput, id?: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('redirects'))`;
  const seen = new Set<string>();
  let next = oldPath(to_path);
  while (next !== null && !seen.has(next)) {
    if (next === from_path)
      throw new DomainError(
        "conflict",
        "Cette destination ramène à l’ancienne adresse\u202f: les visiteurs tourneraient en rond",
        { field: "to_path" },
      );
    seen.add(next);
    const found = await tx.redirect.findUnique({ where: { from_path: next }, select: { id: true, to_path: true } });
    next = found?.to_path && found.id !== id ? oldPath(found.to_path) : null;
  }
}

/** Adds a redirect. The same form sent twice, as by a double click, is stored once. @throws DomainError `conflict` */
export async function createRedirect(actor: User, input: RedirectInput, isPage: IsPage): Promise<void> {
  await refuseIdle(input.from_path, isPage);
  return runCommand(redirectCommand(actor, "created"), async (tx) => {
    await refuseCircle(tx, input);
    const known = await tx.redirect.findFirst({ where: input });
    const { id } = known ?? (await tx.redirect.create({ data: input }));
    return changed({ result: undefined, targetId: id, details: input, cacheTags: [] });
  });
}

/** Saves a redirect. @throws DomainError `not-found`, `conflict` */
export async function updateRedirect(actor: User, id: string, input: RedirectInput, isPage: IsPage): Promise<void> {
  await refuseIdle(input.from_path, isPage);
  return runCommand(redirectCommand(actor, "updated"), async (tx) => {
    await refuseCircle(tx, input, id);
    await tx.redirect.update({ where: { id, NOT: FORMER }, data: input });
    return changed({ result: undefined, targetId: id, details: input, cacheTags: [] });
  });
}

export const REDIRECT_TRASH: TrashedKind = {
  kind: "redirect",
  label: "Redirection",
  table: "redirects",
  takePlace: async (tx, row) => {
    if (row.to_path !== null)
      await refuseCircle(tx, { from_path: String(row.from_path), to_path: String(row.to_path) });
    return row;
  },
};

/** Moves a redirect to the trash: its address is unknown again. @throws DomainError `not-found` */
export function deleteRedirect(actor: User, id: string): Promise<{ trashId: string }> {
  return runCommand(redirectCommand(actor, "deleted"), async (tx) => {
    const { from_path } = await tx.redirect.findUniqueOrThrow({ where: { id, NOT: FORMER } });
    const trashId = await keepInTrash(tx, REDIRECT_TRASH, { id, title: from_path, cacheTags: [], actor });
    await tx.redirect.delete({ where: { id } });
    return changed({ result: { trashId }, targetId: id, details: { from_path }, cacheTags: [] });
  });
}
