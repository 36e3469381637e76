import { listIdsWrittenBy, listOwnAddresses } from "~/features/accounts/queries.server";
import { db } from "~/server/db/db.server";
import type { DataOwner, OwnDataPart } from "~/server/registries/personal-data.server";

/**
 * All that is stored about a user, for the export of personal data. Messages sent from the user's address without an
 * account are included once the address is proven: a sign-up takes any address.
 * @param parts what every feature adds
 */
export async function getOwnData(parts: readonly OwnDataPart[], id: string): Promise<Record<string, unknown>> {
  const { role } = await db.profile.findUniqueOrThrow({ where: { id }, select: { role: true } });
  const addresses = await listOwnAddresses(db, id);
  const owner: DataOwner = {
    profileId: id,
    isClient: role === "client",
    addresses,
    emails: addresses.filter(({ isProven }) => isProven).map(({ email }) => email.toLowerCase()),
    inquiryIds: await listIdsWrittenBy(db, id, addresses),
  };
  let data: Record<string, unknown> = { exported_at: new Date() };
  for (const read of parts) data = { ...data, ...(await read(owner)) };
  return data;
}
