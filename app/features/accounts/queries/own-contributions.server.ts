import { db } from "~/server/db/db.server";

/**
 * What somebody wrote, sent and decided in the projects of clients who let him in, for the export of his personal data:
 * his own words and files alone, nothing of whose project it is.
 */
export async function listOwnContributions(profileId: string) {
  // One whose client was erased since is another's too.
  const project = { OR: [{ client_id: null }, { client_id: { not: profileId } }] };
  const [messages, files, decisions, quote_answers] = await Promise.all([
    db.projectMessage.findMany({
      where: { author_id: profileId, is_from_agency: false, project },
      select: { text: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
    db.projectFile.findMany({
      where: { uploader_id: profileId, is_from_agency: false, project },
      select: { name: true, version: true, bytes: true, sha256: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
    db.milestoneEvent.findMany({
      where: { actor_id: profileId, milestone: { project } },
      select: { kind: true, text: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
    db.quoteResponse.findMany({
      where: {
        author_id: profileId,
        quote: { billing_client: { OR: [{ profile_id: null }, { profile_id: { not: profileId } }] } },
      },
      select: { kind: true, name: true, text: true, created_at: true },
      orderBy: { created_at: "asc" },
    }),
  ]);
  return { messages, files, decisions, quote_answers };
}
