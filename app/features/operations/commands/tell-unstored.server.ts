import { sendAtOnce } from "~/features/mail/commands/deliver-email.server";
import { systemAlert } from "~/features/mail/email-templates/team";
import { db } from "~/server/db/db.server";
import { env } from "~/server/env.server";

let known: { email: string; fullName: string }[] = env.ADMIN_EMAIL ? [{ email: env.ADMIN_EMAIL, fullName: "" }] : [];

const UNSTORED =
  "Le site n’enregistre plus les messages des visiteurs\u202f: sa base ou son disque ne prend plus rien. Ils sont priés de réessayer.";

/** Looks up who is told of it when the database cannot be asked any more. */
export async function rememberAdmins(): Promise<void> {
  const admins = await db.credential.findMany({
    where: { profile: { role: "admin", erased_at: null } },
    select: { email: true, profile: { select: { full_name: true } } },
  });
  if (admins.length > 0) known = admins.map(({ email, profile }) => ({ email, fullName: profile.full_name ?? "" }));
}

/** Tells the admins by letters that go past the database. @returns whether one of them was taken by the mail server */
export async function tellUnstored(): Promise<boolean> {
  const letters = known.map(({ email, fullName }) =>
    sendAtOnce(systemAlert({ recipient: email, fullName, sentences: [UNSTORED] })),
  );
  const sent = await Promise.allSettled(letters);
  return sent.some((result) => result.status === "fulfilled" && result.value);
}
