import { beforeEach, describe, expect, it, vi } from "vitest";
import { action as auth } from "~/routes/_site.auth/route";
import { action as forgot } from "~/routes/_site.auth_.forgot/route";
import { action as reset } from "~/routes/_site.auth_.reset/route";
import { db } from "~/server/db.server";
import { hashPassword } from "~/server/password.server";
import { resetDatabase } from "../support/database";
import { mailedToken, outbox } from "../support/mail";
import { postArgs } from "../support/requests";

// Letters leave the house here, so an address has to be confirmed. Nobody sends them: no runner is started.
vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:1";
});

const EMAIL = "sara@riad.example";
const PASSWORD = "trois-oranges-amères";

interface Refused {
  init: { status: number; headers?: Record<string, string> };
}

beforeEach(async () => {
  await resetDatabase();
  await makeClient(EMAIL);
});

async function makeClient(email: string) {
  const credential = { create: { email, password_hash: await hashPassword(PASSWORD), email_verified_at: new Date() } };
  await db.profile.create({ data: { full_name: "Sara", credential } });
}

const signIn = async (email = EMAIL) =>
  (await auth(postArgs("/auth", { intent: "sign-in", email, password: PASSWORD }))) as Response;

describe("wrong passwords for one account", () => {
  it.each([
    [1000, "one address", () => "192.0.2.1"],
    [250, "as many addresses", (n: number) => `198.51.100.${n}`],
  ])(
    "%i from %s are refused, and lock nobody else out, at the same address either",
    async (count, _, address) => {
      await makeClient("omar@riad.example");
      const statuses: number[] = [];
      for (let n = 0; n < count; n++) {
        const args = postArgs("/auth", { intent: "sign-in", email: EMAIL, password: `faux-${n}` });
        const { init } = (await auth({ ...args, context: { clientAddress: address(n) } })) as unknown as Refused;
        statuses.push(init.status);
        if (init.status === 429) expect(Number(init.headers?.["Retry-After"])).toBeGreaterThan(0);
      }
      expect(statuses).toEqual([...Array(10).fill(400), ...Array(count - 10).fill(429)]);
      expect((await signIn("omar@riad.example")).status).toBe(303);
    },
    180_000,
  );

  it("no longer keep the owner out who has chosen another by a letter", async () => {
    const expire = new Date(Date.now() + 900_000);
    await db.rateLimiterFlexible.create({ data: { key: `sign-in-account:${EMAIL}`, points: 10, expire } });
    expect(await signIn()).toMatchObject({ init: { status: 429 } });
    await forgot(postArgs("/auth/forgot", { email: EMAIL }));
    const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
    await reset(postArgs("/auth/reset", { token: await mailedToken("reset-password"), ...chosen }));
    expect((await signIn()).status).toBe(303);
  });

  it("is followed by the right one at an address from which much has been tried", async () => {
    const expire = new Date(Date.now() + 60_000);
    const keys = ["sign-in-address", "sign-up-address", "forgot-address"].map((name) => `${name}:192.0.2.1`);
    await db.rateLimiterFlexible.createMany({ data: keys.map((key) => ({ key, points: 5000, expire })) });
    expect((await signIn()).status).toBe(303);
    const fields = { full_name: "Nour", email: "nouveau@riad.example", password: PASSWORD };
    await auth(postArgs("/auth", { intent: "sign-up", ...fields, password_confirmation: PASSWORD }));
    await forgot(postArgs("/auth/forgot", { email: EMAIL }));
    expect(await outbox()).toEqual([`reset-password to ${EMAIL}`, "verify-email to nouveau@riad.example"]);
  });
});
