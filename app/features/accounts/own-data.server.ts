import { db } from "~/server/db.server";

/**
 * All that is stored about a person, for himself. Messages sent from his address without an account are his only once
 * the address is proven to be: anybody may sign up with somebody else's.
 */
export async function exportOwnData(id: string) {
  const profile = await db.profile.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ full_name: true, role: true, company: true, language: true, created_at: true, erasure_requested_at: true },
      credential: { select: { email: true, email_verified_at: true, created_at: true } },
      sessions: { select: { created_at: true, last_seen_at: true, user_agent: true, address: true } },
      projects: { include: { events: { select: { status: true, created_at: true } } }, omit: { client_id: true } },
    },
  });
  const { credential, sessions, projects, ...person } = profile;
  const email = credential?.email_verified_at ? credential.email : undefined;
  const inquiries = await db.contactInquiry.findMany({
    where: { OR: [{ client_id: id }, ...(email ? [{ email }] : [])] },
    omit: { is_spam: true, client_id: true },
  });
  return { exported_at: new Date(), profile: person, account: credential, sessions, projects, inquiries };
}
