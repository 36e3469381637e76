import { spokenWords } from "~/features/settings/team/model";
import { slugify } from "~/lib/text/slugify";
import { ownPicture } from "~/lib/web/picture-address";
import { db } from "~/server/db/db.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";

export const TEAM_ORDER = [{ position: "asc" }, { id: "asc" }] as const;

export const SHOWN_MEMBER = {
  id: true,
  name: true,
  role: true,
  about: true,
  languages: true,
  image_url: true,
} as const;

export function toMemberView({
  name,
  role,
  about,
  languages,
  image_url,
}: {
  name: string;
  role: string;
  about: string;
  languages: string[];
  image_url: string | null;
}) {
  const anchor = slugify(name) || "equipe";
  return { name, role, about, anchor, languages: spokenWords(languages), portrait: ownPicture(image_url) };
}

export type MemberView = ReturnType<typeof toMemberView>;

export async function listTeam(): Promise<MemberView[]> {
  addCacheTags("team");
  const members = await db.teamMember.findMany({ orderBy: [...TEAM_ORDER], select: SHOWN_MEMBER });
  return members.map(toMemberView);
}

/** The first member who has a quotation, with its paragraphs; null without one. */
export async function getQuotedMember(): Promise<(MemberView & { paragraphs: string[] }) | null> {
  addCacheTags("team");
  const select = { ...SHOWN_MEMBER, quote: true };
  const member = await db.teamMember.findFirst({ where: { quote: { not: "" } }, orderBy: [...TEAM_ORDER], select });
  if (!member) return null;
  const paragraphs = member.quote.split(/\n\s*\n/).map((text) => text.trim());
  return { ...toMemberView(member), paragraphs: paragraphs.filter(Boolean) };
}

/** The portraits of those of the team who bear one of these names. */
export async function listPortraits(names: string[]): Promise<Map<string, string>> {
  addCacheTags("team");
  const members = await db.teamMember.findMany({
    where: { name: { in: names } },
    select: { name: true, image_url: true },
  });
  return new Map(
    members.flatMap(({ name, image_url }) => {
      const portrait = ownPicture(image_url);
      return portrait ? [[name, portrait] as const] : [];
    }),
  );
}

export async function listMembers() {
  const members = await db.teamMember.findMany({ orderBy: [...TEAM_ORDER], select: SHOWN_MEMBER });
  return members.map((member) => ({ id: member.id, ...toMemberView(member) }));
}

export function getMember(id: string) {
  return db.teamMember.findUnique({ where: { id } });
}
