import { CASE_GONE } from "~/features/case-studies/model/case-study";
import type { CasePictureInput } from "~/features/case-studies/schema";
import { CASE_PAGES, CASE_TARGET, lockCase } from "~/features/case-studies/write.server";
import type { Direction } from "~/lib/forms/move-one-place";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { swapPositions } from "~/server/db/swap-positions.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";

const PICTURES_MAX = 24;

function pictureCommand(actor: User, action: string): Command {
  return { actor, action, target: CASE_TARGET, notFound: CASE_GONE };
}

/** Adds a picture behind the others. @throws DomainError `not-found`; `invalid` beyond twenty-four. */
export function addCasePicture(actor: User, caseId: string, picture: CasePictureInput): Promise<void> {
  return runCommand(pictureCommand(actor, "picture-added"), async (tx) => {
    const pictures = await lockPictures(tx, caseId);
    if (pictures.length >= PICTURES_MAX) throw new DomainError("invalid", `${PICTURES_MAX} images au plus`);
    const position = (pictures.at(-1)?.position ?? -1) + 1;
    await tx.caseStudyPicture.create({ data: { ...picture, case_id: caseId, position } });
    return changed({ result: undefined, targetId: caseId, cacheTags: CASE_PAGES });
  });
}

/** Moves a picture one place up or down. @throws DomainError `not-found`. */
export function moveCasePicture(actor: User, caseId: string, id: string, direction: Direction): Promise<void> {
  return runCommand(pictureCommand(actor, "picture-moved"), async (tx) => {
    const pictures = await lockPictures(tx, caseId);
    const hasMoved = await swapPositions(pictures, { id, direction }, (picture, position) =>
      tx.caseStudyPicture.update({ where: { id: picture }, data: { position } }),
    );
    if (!hasMoved) return unchanged(undefined);
    return changed({ result: undefined, targetId: caseId, cacheTags: CASE_PAGES });
  });
}

/** Takes a picture away; its files stay with the uploaded ones. One that is gone already changes nothing. */
export function deleteCasePicture(actor: User, caseId: string, id: string): Promise<void> {
  return runCommand(pictureCommand(actor, "picture-deleted"), async (tx) => {
    await lockCase(tx, caseId);
    const { count } = await tx.caseStudyPicture.deleteMany({ where: { id, case_id: caseId } });
    return count === 0 ? unchanged(undefined) : changed({ result: undefined, targetId: caseId, cacheTags: CASE_PAGES });
  });
}

async function lockPictures(tx: Transaction, caseId: string) {
  await lockCase(tx, caseId);
  return tx.caseStudyPicture.findMany({ where: { case_id: caseId }, orderBy: { position: "asc" } });
}
