import { normalForm } from "~/lib/text/normal-form";
import { db } from "~/server/db/db.server";
import type { ArticleAuthor } from "./article-row.server";
import type { ExportIndex } from "./export-index.server";

/**
 * Who of the team and of its accounts the authors of an export are, by their login there: by name, and by address. Nobody
 * is added: the team is shown on the site, and an account lets in.
 */
export async function findAuthors({ authors }: ExportIndex): Promise<Map<string, ArticleAuthor>> {
  const [team, admins] = await Promise.all([
    db.teamMember.findMany({ select: { id: true, name: true } }),
    db.credential.findMany({ where: { profile: { role: "admin" } }, select: { profile_id: true, email: true } }),
  ]);
  const memberOf = new Map(team.map(({ id, name }) => [plain(name), id]));
  const adminOf = new Map(admins.map(({ profile_id, email }) => [email, profile_id]));
  return new Map(
    [...authors].map(([login, { name, email }]) => [
      login,
      { signed_by_id: memberOf.get(plain(name)) ?? null, author_id: adminOf.get(email.trim().toLowerCase()) ?? null },
    ]),
  );
}

function plain(name: string): string {
  return normalForm(name, "NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();
}
