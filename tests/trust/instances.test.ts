import { afterAll, expect, test, vi } from "vitest";
import { CLIENT } from "../e2e/support/people";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { longest, report } from "./support/figures";
import { inquiry } from "./support/posters";
import { openSiteOnPostgres } from "./support/site-on-postgres";
import type { Answer } from "./support/trust-site";
import { TrustSite } from "./support/trust-site";

type Fields = Record<string, string>;

vi.setConfig({ testTimeout: 300_000 });

const TRIES = 10;
const COPIES = 50;
const ROUNDS = 5;

const limits = { ABUSE_LIMITS: "on", TRUST_PROXY: "1" };
// The first one fills the empty database.
const { postgres, site: first } = await openSiteOnPostgres(limits);
const DATA_DIR = makeTemporaryFolder("zellige-trust-");
const second = new TrustSite({ ...postgres.environment, ...limits, DATA_DIR, SEED_DEMO: "1" });
afterAll(async () => void (await second.stop()));
await second.start();
const sites = [first, second] as const;

const from = (n: number) => ({ headers: { "X-Forwarded-For": `198.51.100.${n % 250}` } });

test("a session begun at one of two instances holds at the other, and ends at both", async (context) => {
  const [a, b] = sites;
  const cookie = await a.signIn(CLIENT);
  const held = [await a.get("/dashboard", { cookie }), await b.get("/dashboard", { cookie })];
  await b.post("/sign-out", {}, { cookie });
  const ended = [await a.get("/dashboard", { cookie }), await b.get("/dashboard", { cookie })];
  report(context, { done: "signed in at one, used at both, signed out at the other" });
  expect(held.map(({ status }) => status)).toEqual([200, 200]);
  expect(ended.map(({ status }) => status)).toEqual([302, 302]);
});

test("wrong passwords are counted together by two instances, whatever X-Forwarded-For says", async (context) => {
  const attempt = (n: number, email: string, password: string) => {
    const fields = { intent: "sign-in", email, password, redirectTo: "/dashboard" };
    return (sites[n % 2] as TrustSite).post("/auth", fields, from(n));
  };
  const answers = [];
  for (let n = 0; n < TRIES + 4; n += 1) answers.push(await attempt(n, CLIENT.email, `faux-${n}`));
  const others = await attempt(0, "admin@zellige.example", "soleil-de-casablanca");
  report(context, {
    done: `${answers.length} tries from as many addresses, alternating`,
    measured: `refused with 429 from the ${answers.findIndex(({ status }) => status === 429) + 1}th on`,
  });
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual([...Array(TRIES).fill(400), ...Array(4).fill(429)]);
  expect(answers.at(-1)?.text).toContain("Réessayez");
  expect(Number(answers.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(others.status).toBe(303);
});

test("the same form fifty times at once is one row, and each sender sees success", async (context) => {
  const rowsOf = async (table: string, column: string, value: string) =>
    Number((await postgres.column(`SELECT count(*) FROM ${table} WHERE ${column} = '${value}'`))[0]);
  const answers: Answer[] = [];
  // A machine that has no time for so many asks some of them to try again: they do, as people would.
  const send = async (fields: Fields, sender: number) => {
    for (;;) {
      const site = sites[sender % 2] as TrustSite;
      const answer = await site.post("/contact", fields, from(sender));
      answers.push(answer);
      if (answer.status !== 503) return;
      await site.isUp();
    }
  };
  const sendCopies = (fields: Fields, round: number) =>
    Promise.all(Array.from({ length: COPIES }, (_, n) => send(fields, round * COPIES + n)));
  let [duplicated, lost] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `double-${round}`;
    await sendCopies(inquiry(name), round);
    await sendCopies({ intent: "review", name, content: `Un avis de ${name}, envoyé deux fois.`, rating: "5" }, round);
    const rows = [await rowsOf("contact_inquiries", "name", name), await rowsOf("testimonials", "name", name)];
    duplicated += rows.filter((count) => count > 1).length;
    lost += rows.filter((count) => count === 0).length;
  }
  const refused = answers.filter(({ status }) => status !== 303);
  const isKept = ({ status, text }: Answer) => status === 503 && /value="double-\d"/.test(text);
  const found = report(context, {
    done: `${ROUNDS} messages and ${ROUNDS} reviews, each ${COPIES} times in parallel at two instances`,
    ...{ lost, duplicated, unexpected5xx: refused.filter((answer) => !isKept(answer)).length },
    measured: `${refused.length} asked to try again with their input kept; longest answer ${longest(answers.map(({ took }) => took))}`,
  });
  expect(found).toMatchObject({ lost: 0, duplicated: 0, unexpected5xx: 0 });
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(2 * ROUNDS * COPIES);
});
