import { beforeEach, describe, expect, it } from "vitest";
import { createAdmin } from "~/features/accounts/create-admin.server";
import { db } from "~/server/db/db.server";
import { endSession, getSessionUser, startSession } from "~/server/sessions/sessions.server";
import { resetDatabase } from "../../support/database";

beforeEach(resetDatabase);

const DAY_MS = 86_400_000;
const visitor = { userAgent: "test", address: "127.0.0.1" };

async function signedIn() {
  const { id } = await createAdmin({ email: "Sara@Zellige.example", password: "un-mot-de-passe" });
  const { password_hash } = await db.credential.findUniqueOrThrow({ where: { profile_id: id } });
  const proof = { profileId: id, passwordHash: password_hash ?? "" };
  return { id, proof, token: (await startSession(proof, visitor)) ?? "" };
}

describe("sessions", () => {
  it("find their user by the token, which is not what is stored", async () => {
    const { id, token } = await signedIn();
    expect(await getSessionUser(token)).toMatchObject({ id, email: "sara@zellige.example", role: "admin" });
    expect(await db.session.count({ where: { token_hash: token } })).toBe(0);
    expect(await getSessionUser("invented")).toBeNull();
  });

  it("end at once when they are ended", async () => {
    const { token } = await signedIn();
    await endSession(token);
    expect(await getSessionUser(token)).toBeNull();
  });

  // @spec states-19
  it("end after a week without use and after their absolute limit", async () => {
    const { token } = await signedIn();
    await db.session.updateMany({ data: { last_seen_at: new Date(Date.now() - 8 * DAY_MS) } });
    expect(await getSessionUser(token)).toBeNull();
    await db.session.updateMany({ data: { last_seen_at: new Date(), expires_at: new Date(Date.now() - 1) } });
    expect(await getSessionUser(token)).toBeNull();
  });

  // @spec states-19
  it("remember that they were used", async () => {
    const { token } = await signedIn();
    await db.session.updateMany({ data: { last_seen_at: new Date(Date.now() - DAY_MS) } });
    await getSessionUser(token);
    const { last_seen_at } = await db.session.findFirstOrThrow();
    expect(Date.now() - last_seen_at.getTime()).toBeLessThan(60_000);
  });

  it("go on after a clock that was years ahead, and end no later than one begun now", async () => {
    const { token } = await signedIn();
    const never = new Date(Date.now() + 1500 * DAY_MS);
    await db.session.updateMany({ data: { last_seen_at: never, expires_at: never } });
    expect(await getSessionUser(token)).toMatchObject({ email: "sara@zellige.example" });
    const { last_seen_at, expires_at } = await db.session.findFirstOrThrow();
    expect(last_seen_at.getTime()).toBeLessThanOrEqual(Date.now());
    expect(expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS);
  });

  it("do not begin by a password that is being changed", async () => {
    const { id, proof } = await signedIn();
    const { begun } = await db.$transaction(async (tx) => {
      await tx.credential.update({ where: { profile_id: id }, data: { password_hash: "another" } });
      const early = startSession(proof, visitor);
      await tx.session.deleteMany({ where: { profile_id: id } });
      // In an object: the transaction does not wait for it, while it may wait for the transaction.
      return { begun: early };
    });
    expect([await begun, await db.session.count()]).toEqual([null, 0]);
  });

  it("follow a demotion at once", async () => {
    const { id, token } = await signedIn();
    await db.profile.update({ where: { id }, data: { role: "client" } });
    expect((await getSessionUser(token))?.role).toBe("client");
  });
});

describe("createAdmin", () => {
  it("raises an existing account and ends its sessions", async () => {
    const { id, token } = await signedIn();
    await db.profile.update({ where: { id }, data: { role: "client" } });
    expect(await createAdmin({ email: "sara@zellige.example", password: "un-autre-mot" })).toEqual({ id });
    expect(await getSessionUser(token)).toBeNull();
    expect(await db.profile.findUniqueOrThrow({ where: { id } })).toMatchObject({ role: "admin" });
  });

  it("refuses a password under eight characters", async () => {
    await expect(createAdmin({ email: "a@b.example", password: "court" })).rejects.toThrow(/au moins 8/);
  });
});
