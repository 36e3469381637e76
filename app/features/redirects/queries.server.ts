import { FORMER } from "~/features/redirects/former-addresses.server";
import type { RedirectList } from "~/features/redirects/schema";
import { pageOffset } from "~/lib/web/page-offset";
import { db } from "~/server/db/db.server";

const OF_EARLIER_SITE = { NOT: FORMER };
const WITH_TARGET = { ...OF_EARLIER_SITE, to_path: { not: null } };
const WITHOUT_TARGET = { ...OF_EARLIER_SITE, to_path: null };

/** One page of the redirects, those first that lack a destination, then the newest; and how many there are of each kind. */
export async function listRedirects({ q, state, page }: RedirectList, perPage: number) {
  const where = {
    AND: [
      { all: OF_EARLIER_SITE, open: WITHOUT_TARGET, set: WITH_TARGET }[state ?? "all"],
      q ? { OR: [{ from_path: { contains: q.toLowerCase() } }, { to_path: { contains: q } }] } : {},
    ],
  };
  const [redirects, matchCount, total, open] = await Promise.all([
    db.redirect.findMany({
      where,
      orderBy: [{ to_path: { sort: "asc", nulls: "first" } }, { from_path: "asc" }],
      ...pageOffset(page, perPage),
    }),
    db.redirect.count({ where }),
    db.redirect.count({ where: OF_EARLIER_SITE }),
    db.redirect.count({ where: WITHOUT_TARGET }),
  ]);
  return { redirects, matchCount, total, open };
}

export function getRedirect(id: string) {
  return db.redirect.findUnique({ where: { id, ...OF_EARLIER_SITE } });
}
