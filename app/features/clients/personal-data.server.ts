import { deleteEmailsOf } from "~/features/mail/delete.server";
import { db } from "~/server/db/db.server";
import type { Erasure, HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { erasedBy } from "~/server/registries/personal-data.server";

export const CLIENT_COLUMNS: HeldColumns = {
  feature: "clients",
  tables: {
    client_invitations: [erasedBy("clients", "email", "full_name")],
  },
};

/** Of which clients the person is one of the people, or is invited to be. */
export const readOwnAccess: OwnDataPart = async ({ profileId, emails }) => {
  const client = { select: { company: true } };
  const client_access = await db.clientPerson.findMany({
    where: { profile_id: profileId },
    select: { permission: true, created_at: true, client },
  });
  const client_invitations = await db.clientInvitation.findMany({
    where: { email: { in: emails } },
    select: { full_name: true, permission: true, sent_at: true, client },
    orderBy: { sent_at: "asc" },
  });
  return { client_access, client_invitations };
};

/** Who was invited to clients' spaces, and who is one of the people of whom. */
export const CLIENT_ERASURE: Erasure = {
  feature: "clients",
  holds: async (tx, email) => (await tx.clientInvitation.count({ where: { email } })) > 0,
  find: async (tx, { emails }) => ({
    ids: [],
    forget: async () => {
      await tx.clientInvitation.deleteMany({ where: { email: { in: emails } } });
    },
  }),
  endAccount: async (tx, profileId) => {
    await deleteEmailsOf(tx, { pages: [`/dashboard/personnes/${profileId}`] });
    await tx.clientPerson.deleteMany({ where: { OR: [{ client_id: profileId }, { profile_id: profileId }] } });
    await tx.clientInvitation.deleteMany({ where: { client_id: profileId } });
  },
};
