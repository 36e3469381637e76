import { listOwnNames } from "~/features/accounts/queries.server";
import { db } from "~/server/db/db.server";
import type { HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import { CODE, erasedBy, none } from "~/server/registries/personal-data.server";

export const ACCOUNT_COLUMNS: HeldColumns = {
  feature: "accounts",
  tables: {
    profiles: [erasedBy("accounts", "full_name", "company", "phone", "search_text")],
    profile_traces: [erasedBy("accounts", "value")],
    credentials: [erasedBy("accounts", "email", "search_text"), none(CODE, "password_hash")],
    sessions: [none(CODE, "token_hash"), erasedBy("accounts", "user_agent", "address")],
    links: [none(CODE, "token_hash", "sealed_token"), erasedBy("accounts", "email")],
    sign_ups: [none(CODE, "password_hash"), erasedBy("accounts", "full_name")],
  },
};

/** The account, its names and addresses of before, and its sessions. */
export const readOwnAccount: OwnDataPart = async ({ profileId, addresses }) => {
  const { credential, sessions, ...profile } = await db.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: {
      full_name: true,
      role: true,
      company: true,
      phone: true,
      language: true,
      created_at: true,
      erasure_requested_at: true,
      credential: { select: { email: true, email_verified_at: true, created_at: true } },
      sessions: { select: { created_at: true, last_seen_at: true, user_agent: true, address: true } },
    },
  });
  const former_names = (await listOwnNames(db, profileId)).filter((name) => name !== profile.full_name);
  // An address that was only asked for is left out: it would tell who has an account.
  const former_emails = addresses
    .filter(({ email, isProven }) => isProven && email !== credential?.email)
    .map(({ email }) => email);
  return { profile, account: credential, former_names, former_emails, sessions };
};
