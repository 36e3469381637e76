import { scryptSync } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { createAccountLink, LINK_EXPIRED } from "~/features/accounts/account-links.server";
import { confirmNewAddress } from "~/features/accounts/sign-up.server";
import { sendEmailChange, updatePasswordByLink } from "~/features/accounts/update-account.server";
import { db } from "~/server/db/db.server";
import type { User } from "~/server/sessions/user";
import { beginTogether } from "../support/begin-together";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";

const EMAIL = "sara@riad.example";
const NEW_EMAIL = "sara@maison.example";
const PASSWORD = "trois-oranges-amères";

let user: User;
let token = "";

beforeEach(async () => {
  await resetDatabase();
  const { id } = await makePerson("client", EMAIL);
  user = { id, fullName: "Sara", email: EMAIL, role: "client" };
  await db.credential.update({ where: { profile_id: id }, data: { password_hash: quickHash(PASSWORD) } });
  token = await db.$transaction((tx) =>
    createAccountLink(tx, { profileId: id, kind: "change_email", email: NEW_EMAIL }),
  );
});

/** One that is checked in no time: whoever waits for a lock meanwhile is not to wait long. */
function quickHash(password: string) {
  const salt = Buffer.from("salt");
  const key = scryptSync(password.normalize("NFKC"), salt, 32, { N: 1024, r: 8, p: 1 });
  return `scrypt$1024$8$1$${salt.toString("base64")}$${key.toString("base64")}`;
}

test("a new address is confirmed while another one is asked for", async () => {
  const answers = await beginTogether(
    (tx) => tx.$queryRaw`SELECT FROM credentials WHERE profile_id = ${user.id}::uuid FOR KEY SHARE`,
    [() => confirmNewAddress(token), () => sendEmailChange(user, "sara@jardin.example", PASSWORD)],
  );
  expect(answers).toMatchObject([{ status: "fulfilled" }, { status: "fulfilled" }]);
  expect(await db.credential.findFirst()).toMatchObject({ email: NEW_EMAIL });
  expect(await db.link.findMany()).toMatchObject([{ email: "sara@jardin.example" }]);
});

test("an account is taken from whoever opened it while he confirms a new address, whose link ends by that", async () => {
  await signedInAs(user.id);
  const invitation = await db.$transaction((tx) =>
    createAccountLink(tx, { profileId: user.id, kind: "invitation", email: EMAIL }),
  );
  const answers = await beginTogether(
    (tx) => tx.$queryRaw`SELECT FROM sessions WHERE profile_id = ${user.id}::uuid FOR UPDATE`,
    [() => updatePasswordByLink("invitation", invitation, PASSWORD), () => confirmNewAddress(token)],
  );
  expect(answers).toMatchObject([{ status: "fulfilled" }, { status: "rejected", reason: { message: LINK_EXPIRED } }]);
  expect(await db.credential.findFirst()).toMatchObject({ email: EMAIL });
});
