import { CASE_LISTS, casePath } from "~/features/case-studies/model/case-study";
import { slugify } from "~/lib/text/slugify";
import type { Transaction } from "~/server/db/transaction.server";

/** The works done for a person, with their translations. */
export async function listCasesOf(
  tx: Transaction,
  {
    projectIds,
    emails,
    reviewIds,
  }: {
    projectIds: string[];
    /** In lower case: those that were asked for leave. */
    emails: string[];
    reviewIds: string[];
  },
): Promise<string[]> {
  const tied = await tx.caseStudy.findMany({
    where: {
      is_fictitious: false,
      OR: [
        { project_id: { in: projectIds } },
        { testimonial_id: { in: reviewIds } },
        { consents: { some: { email: { in: emails } } } },
      ],
    },
    select: { id: true, original_id: true },
  });
  const ids = tied.flatMap(({ id, original_id }) => [id, original_id ?? id]);
  const where = { OR: [{ id: { in: ids } }, { original_id: { in: ids } }] };
  return (await tx.caseStudy.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

/** Removes reviews from works, and names from their addresses and links, redirects included. */
export async function forgetInCases(
  tx: Transaction,
  { caseIds, reviewIds, names }: { caseIds: string[]; reviewIds: string[]; names: string[] },
): Promise<void> {
  await tx.caseStudy.updateMany({ where: { testimonial_id: { in: reviewIds } }, data: { testimonial_id: null } });
  const slugs = names.map(slugify).filter(Boolean);
  const tells = (text: string) => slugs.some((slug) => `-${slugify(text)}-`.includes(`-${slug}-`));
  const works = await tx.caseStudy.findMany({ where: { id: { in: caseIds } } });
  for (const { id, slug, public_url } of works) {
    if (public_url && tells(public_url)) await tx.caseStudy.update({ where: { id }, data: { public_url: null } });
    if (tells(slug)) await tx.caseStudy.update({ where: { id }, data: { slug: `realisation-${id.slice(0, 8)}` } });
  }
  const former = await tx.redirect.findMany({ where: { case_id: { in: caseIds } } });
  const told = former.filter(({ from_path }) => tells(from_path.slice(from_path.lastIndexOf("/") + 1)));
  await tx.redirect.deleteMany({ where: { id: { in: told.map(({ id }) => id) } } });
  const paths = [
    ...works.filter(({ slug }) => tells(slug)).map(casePath),
    ...told.map(({ from_path }) => `/${from_path}`),
  ];
  await tx.redirect.deleteMany({ where: { OR: [{ to_path: { in: paths } }, { from_path: { in: paths } }] } });
  await forgetVisits(tx, paths);
}

/** What is counted of pages whose addresses named a person goes with the addresses; who came by them came by the list. */
async function forgetVisits(tx: Transaction, paths: string[]): Promise<void> {
  const page = { in: paths };
  await tx.pageView.deleteMany({ where: { page } });
  await tx.contactClick.deleteMany({ where: { page } });
  await tx.referenceCode.deleteMany({ where: { page } });
  await tx.sourceValue.deleteMany({ where: { value: page } });
  await tx.contactInquiry.updateMany({ where: { first_page: page }, data: { first_page: CASE_LISTS.fr } });
  await tx.contactInquiry.updateMany({ where: { last_page: page }, data: { last_page: CASE_LISTS.fr } });
  // Counts outlive what they count. Their keys end with the page.
  await tx.$executeRaw`
    WITH counts AS (
      DELETE FROM row_counts WHERE name LIKE '%_by_page%' AND split_part(key, ' ', -1) = ANY (${paths}) RETURNING *
    ), changes AS (
      DELETE FROM row_count_changes WHERE name LIKE '%_by_page%' AND split_part(key, ' ', -1) = ANY (${paths}) RETURNING *
    )
    INSERT INTO row_count_changes (name, key, at, count)
    SELECT name, regexp_replace(key, '[^ ]+$', ${CASE_LISTS.fr}::text), at, count
    FROM (SELECT name, key, at, count FROM counts UNION ALL SELECT name, key, at, count FROM changes) AS moved`;
}
