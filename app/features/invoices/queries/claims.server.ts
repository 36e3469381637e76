import { db } from "~/server/db/db.server";

/** The file by which a client proves a transfer, or null. */
export async function getClaimProof(id: string): Promise<{ key: string; name: string; kind: string } | null> {
  const claim = await db.transferClaim.findUnique({ where: { id } });
  if (!claim?.proof_key) return null;
  return { key: claim.proof_key, name: claim.proof_name ?? "justificatif", kind: claim.proof_type ?? "" };
}
