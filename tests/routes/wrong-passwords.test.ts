import { beforeEach, describe, expect, it, vi } from "vitest";
import { action as auth } from "~/routes/_site.auth/route";
import { action as forgot } from "~/routes/_site.auth_.forgot/route";
import { action as reset } from "~/routes/_site.auth_.reset/route";
import { action as signOut } from "~/routes/sign-out/route";
import { hashPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { signInTries } from "~/server/sessions/sign-in-limits.server";
import { resetDatabase } from "../support/database";
import { mailedToken, outbox } from "../support/mail";
import { cookiesOf, postArgs } from "../support/requests";
import { waitFor } from "../support/wait-for";

// Letters leave the house here, so an address has to be confirmed. Nobody sends them: no runner is started.
vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:1";
});

/** How many passwords have begun to be checked, and what the checks wait for before they go on. */
const checks = vi.hoisted(() => ({ begun: 0, held: Promise.resolve() }));

vi.mock("~/server/crypto/password.server", async (original) => {
  const real = await original<typeof import("~/server/crypto/password.server")>();
  const verifyPassword: typeof real.verifyPassword = async (...given) => {
    checks.begun += 1;
    await checks.held;
    return real.verifyPassword(...given);
  };
  return { ...real, verifyPassword };
});

/** A thousand in `npm run test:trust -- flood`. */
const TRIES = Number(process.env.PASSWORD_TRIES ?? 60);

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
    [TRIES, "one address", () => "192.0.2.1"],
    [Math.min(TRIES, 250), "as many addresses", (n: number) => `198.51.100.${n}`],
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
    for (let n = 0; n < 10; n += 1) await signInTries.consume(EMAIL);
    expect(await signIn()).toRefuse("", expect.stringMatching(/Trop de tentatives.*Réessayez dans/), 429);
    await forgot(postArgs("/auth/forgot", { email: EMAIL }));
    const chosen = { password: PASSWORD, password_confirmation: PASSWORD };
    await reset(postArgs("/auth/reset", { token: await mailedToken("reset-password"), ...chosen }));
    expect((await signIn()).status).toBe(303);
  });

  it("is followed by the right one at an address from which much has been tried", async () => {
    for (const name of ["sign-in-address", "sign-up-address", "forgot-address"])
      for (let n = 0; n <= 100; n += 1) await rateLimit({ name, points: 100, seconds: 60 }).consume("192.0.2.1");
    expect((await signIn()).status).toBe(303);
    const fields = { full_name: "Nour", email: "nouveau@riad.example", password: PASSWORD };
    await auth(postArgs("/auth", { intent: "sign-up", ...fields, password_confirmation: PASSWORD }));
    await forgot(postArgs("/auth/forgot", { email: EMAIL }));
    expect(await outbox()).toEqual([`reset-password to ${EMAIL}`, "verify-email to nouveau@riad.example"]);
  });
});

const post = async (fields: Record<string, string>, { cookie, address = "192.0.2.1" }: Partial<Visit> = {}) => {
  const args = postArgs("/auth", { intent: "sign-in", password: PASSWORD, ...fields }, cookie ? { cookie } : {});
  return (await auth({ ...args, context: { clientAddress: address } })) as Response | Refused;
};

interface Visit {
  cookie: string;
  address: string;
}

const statusOf = (answer: Response | Refused) => (answer instanceof Response ? answer.status : answer.init.status);

describe("a device that has signed in before", () => {
  /** The cookies of the owner's browser after it has signed in and out. */
  async function knownDevice(email = EMAIL) {
    const signedIn = (await post({ email })) as Response;
    const device = cookiesOf(signedIn);
    expect(signedIn.headers.getSetCookie().find((cookie) => /device=/.test(cookie))).toMatch(
      /Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const signedOut = await signOut(postArgs("/sign-out", {}, { cookie: device }));
    expect(cookiesOf(signedOut)).not.toContain("device=");
    return device;
  }

  it("lets the owner in while strangers try, again and again", async () => {
    const cookie = await knownDevice();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 12; n += 1) await signInTries.consume(EMAIL);
      expect(statusOf(await post({ email: EMAIL }))).toBe(429);
      expect(statusOf(await post({ email: EMAIL }, { cookie }))).toBe(303);
    }
  });

  it("has ten tries itself, and a new name after each success", async () => {
    const cookie = await knownDevice();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push(statusOf(await post({ email: EMAIL, password: "faux" }, { cookie })));
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    // Everybody's count is untouched, and the device gets in by it no more than by its own.
    expect(statusOf(await post({ email: EMAIL }, { cookie }))).toBe(429);
    const elsewhere = (await post({ email: EMAIL })) as Response;
    expect(elsewhere.status).toBe(303);
    const nameIn = (cookies: string) => /device=([^;]*)/.exec(cookies)?.[1];
    expect(nameIn(cookiesOf(elsewhere))).not.toBe(nameIn(cookie));
  }, 120_000);

  it("is known to the accounts that signed in from it alone, and for ninety days", async () => {
    await makeClient("omar@riad.example");
    const cookie = await knownDevice("omar@riad.example");
    for (let n = 0; n < 12; n += 1) await signInTries.consume(EMAIL);
    expect(statusOf(await post({ email: EMAIL }, { cookie }))).toBe(429);
    for (let n = 0; n < 12; n += 1) await signInTries.consume("omar@riad.example");
    expect(statusOf(await post({ email: "omar@riad.example" }, { cookie }))).toBe(303);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 91 * 86_400_000 });
    try {
      for (let n = 0; n < 12; n += 1) await signInTries.consume("omar@riad.example");
      expect(statusOf(await post({ email: "omar@riad.example" }, { cookie }))).toBe(429);
    } finally {
      vi.useRealTimers();
    }
  });

  it("cannot be made up", async () => {
    const forged = Buffer.from(JSON.stringify([{ account: "x", device: "y", since: Date.now() }])).toString("base64");
    for (let n = 0; n < 12; n += 1) await signInTries.consume(EMAIL);
    expect(statusOf(await post({ email: EMAIL }, { cookie: `device=${forged}.c2lnbmF0dXJl` }))).toBe(429);
  });
});

it("many passwords from one network wait for themselves alone: another's is checked beside the first", async () => {
  let release = () => {};
  checks.held = new Promise<void>((resolve) => {
    release = resolve;
  });
  checks.begun = 0;
  const strangers = Array.from({ length: 40 }, (_, n) =>
    post({ email: `personne-${n}@riad.example` }, { address: `2001:db8:1:2::${n + 1}` }),
  );
  let refused = 0;
  for (const stranger of strangers) stranger.then((answer) => (refused += Number(statusOf(answer) === 429)));
  // Two are under way and eight wait; the others are refused before anything is hashed for them.
  await waitFor(() => expect([checks.begun, refused]).toEqual([2, 30]));
  const owner = post({ email: EMAIL }, { address: "192.0.2.7" });
  // None of theirs has ended.
  await waitFor(() => expect(checks.begun).toBe(3));
  release();
  expect(statusOf(await owner)).toBe(303);
  const statuses = (await Promise.all(strangers)).map(statusOf);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(refused).toBe(30);
  expect(checks.begun).toBe(11);
}, 120_000);
