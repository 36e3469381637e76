import { INCOMPLETE, isConsented, NO_CONSENT } from "~/features/case-studies/model/messages";
import type { CaseStudy } from "~/server/db/client/client";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";

export const LANGUAGE_TAKEN = "Cette réalisation existe déjà dans cette langue";

/**
 * A translation needs the leave of the case it translates.
 * @throws DomainError `invalid` for a case that lacks what its page needs, or its client's leave.
 */
export async function expectShowable(tx: Transaction, study: CaseStudy): Promise<void> {
  if (!study.summary || !study.image_url || !study.image_alt) throw new DomainError("invalid", INCOMPLETE);
  if (!(await hasLeave(tx, study))) throw new DomainError("invalid", NO_CONSENT);
}

async function hasLeave(tx: Transaction, study: CaseStudy): Promise<boolean> {
  const original = study.original_id
    ? await tx.caseStudy.findUniqueOrThrow({ where: { id: study.original_id } })
    : study;
  if (original.is_fictitious) return true;
  return isConsented(await tx.caseStudyConsent.findMany({ where: { case_id: original.id } }));
}

/**
 * The translations of a saved case are of a made-up client where it is, and off the site where it may not be shown.
 * @throws DomainError `invalid` where the work exists in the case's language already.
 */
export async function keepVersionsShowable(tx: Transaction, saved: CaseStudy): Promise<void> {
  const group = saved.original_id ?? saved.id;
  const others = { id: { not: saved.id }, OR: [{ id: group }, { original_id: group }] };
  const same = await tx.caseStudy.count({ where: { ...others, language: saved.language } });
  if (same > 0) throw new DomainError("invalid", LANGUAGE_TAKEN);
  if (saved.original_id) return;
  const status = (await hasLeave(tx, saved)) ? {} : ({ status: "draft" } as const);
  await tx.caseStudy.updateMany({
    where: { original_id: saved.id },
    data: { is_fictitious: saved.is_fictitious, ...status },
  });
}
