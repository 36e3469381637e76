import { data, redirect } from "@remix-run/node";
import { casePath } from "~/features/case-studies/model/case-study";
import { toCaseLink, toCaseView } from "~/features/case-studies/queries/case-view.server";
import type { CaseStudy } from "~/features/case-studies/queries/cases.server";
import {
  getMovedCase,
  getNextCase,
  getPublishedCase,
  listVersions,
} from "~/features/case-studies/queries/cases.server";
import { listPortraits } from "~/features/team/queries.server";

/**
 * The published case at an address, with the one that follows it.
 * @throws a permanent redirect when it is known by its id or by a former slug; a 404 when there is none.
 */
export async function toView(slug: string) {
  const study = await getCase(slug);
  const names = study.people.map(({ name }) => name);
  const [next, versions, portraits] = await Promise.all([
    getNextCase(study),
    listVersions(study),
    listPortraits(names),
  ]);
  return { shown: toCaseView(study, { versions, portraits }), next: next && toCaseLink(next, study.language) };
}

async function getCase(slug: string): Promise<CaseStudy> {
  const study = await getPublishedCase(slug);
  if (study) return study;
  const moved = await getMovedCase(slug);
  if (moved) throw redirect(casePath({ slug: moved }), 301);
  throw data(null, { status: 404 });
}
