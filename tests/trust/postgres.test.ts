import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { defaultServices } from "~/content/default-services";
import { CLIENT } from "../e2e/support/people";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { longest, report } from "./support/figures";
import { compare, inquiry, postUntilAccepted } from "./support/posters";
import { openSiteOnPostgres } from "./support/site-on-postgres";
import type { Answer } from "./support/trust-site";
import { TrustSite } from "./support/trust-site";

vi.setConfig({ testTimeout: 600_000 });

/** TRUST_POSTS=100 for a quick look. */
const POSTS = Number(process.env.TRUST_POSTS ?? 1000);
const ANSWER_MAX_MS = 5000;
const BACK_MAX_MS = 3000;
const PAGE_MAX_MS = 1000;

const PUBLIC = ["/", "/blog", "/contact", "/about", "/terms", "/maroc", "/espana", "/saudi-arabia", "/auth"];

const { postgres, site } = await openSiteOnPostgres();

/** Whether a refusal says so in French and shows the form as it was typed. */
function isKept({ status, text }: Answer): boolean {
  const isFrench = text.includes("Une erreur s&#x27;est produite. Veuillez réessayer.");
  return status === 503 && isFrench && /value="visiteur-\w+-\d+@visiteur\.example"/.test(text);
}

const FAULTS = [
  {
    what: "PostgreSQL stopped and started again during 1,000 posts",
    name: "arret",
    lasts: 5000,
    begin: () => postgres.server.stop(),
    end: () => postgres.server.start(),
  },
  {
    what: "PostgreSQL frozen for 30 s during 1,000 posts",
    name: "gel",
    lasts: 30_000,
    begin: () => postgres.server.freeze(),
    end: () => postgres.server.thaw(),
  },
];

test.for(FAULTS)("$what", async ({ name, lasts, begin, end }, context) => {
  let fault: Promise<number> | undefined;
  const suffer = async () => {
    begin();
    await wait(lasts);
    end();
    return site.isUp();
  };
  const { accepted, refused, took } = await postUntilAccepted({
    site,
    forms: Array.from({ length: POSTS }, (_, n) => inquiry(`visiteur-${name}-${n}`)),
    onAccepted: (count) => {
      if (count > POSTS / 3) fault ??= suffer();
    },
  });
  const back = await fault;
  const stored = await postgres.column(`SELECT email FROM contact_inquiries WHERE email LIKE 'visiteur-${name}-%'`);
  const kept = refused.filter(isKept);
  const found = report(context, {
    done: `${POSTS} contact forms by 8 visitors, one fault of ${lasts / 1000} s in their midst`,
    ...compare(accepted, stored),
    unexpected5xx: refused.length - kept.length,
    measured: `${refused.length} refused in French with their input kept; longest answer ${longest(took)}; back after ${longest([back ?? Number.NaN])}`,
  });
  expect(refused.length).toBeGreaterThan(0);
  expect(found).toMatchObject({ lost: 0, duplicated: 0, unexpected5xx: 0 });
  expect(stored).toHaveLength(POSTS);
  expect(Math.max(...took)).toBeLessThan(ANSWER_MAX_MS);
  expect(back).toBeLessThan(BACK_MAX_MS);
});

test("every public page while the database is down, the private ones and the health check", async (context) => {
  const [client, admin] = [await site.signIn(CLIENT), await site.signIn()];
  postgres.server.stop();
  try {
    const pages = [...PUBLIC, ...Object.keys(defaultServices).map((category) => `/services/${category}`)];
    const open = [];
    for (const path of pages) open.push({ path, ...(await site.get(path, { headers: { Cookie: "theme=light" } })) });
    const closed = [
      await site.get("/dashboard", { cookie: client }),
      await site.get("/admin", { cookie: admin }),
      await site.get("/admin/inquiries", { cookie: admin }),
    ];
    const health = await site.get("/healthz");
    report(context, {
      done: `${open.length} public pages, ${closed.length} private ones`,
      unexpected5xx: open.filter(({ status }) => status !== 200).length,
      measured: `slowest public page ${longest(open.map(({ took }) => took))}`,
    });
    expect(open.filter(({ status, took }) => status !== 200 || took > PAGE_MAX_MS)).toEqual([]);
    expect(closed.map(({ status }) => status)).toEqual([503, 503, 503]);
    for (const { text } of closed) expect(text).toContain("Notre base de données ne répond pas");
    expect([health.status, JSON.parse(health.text).database]).toEqual([503, "down"]);
  } finally {
    postgres.server.start();
    await site.isUp();
  }
});

test("a site that starts while its database is away shows the built-in services", async (context) => {
  const DATABASE_URL = "postgresql://nobody@127.0.0.1:1/none";
  const away = new TrustSite({
    ...postgres.environment,
    DATABASE_URL,
    DATA_DIR: makeTemporaryFolder("zellige-trust-"),
  });
  await away.start("/robots.txt");
  try {
    const cards = [];
    for (const [category, services] of Object.entries(defaultServices)) {
      const { text } = await away.get(`/services/${category}`);
      cards.push([category, text.split('class="service-row ').length - 1, services.length]);
    }
    report(context, {
      done: `${cards.length} category pages`,
      measured: `cards ${cards.map(([, count]) => count).join("/")}`,
    });
    expect(cards).toEqual([
      ["programming", 8, 8],
      ["graphics", 6, 6],
      ["content", 6, 6],
      ["business", 6, 6],
    ]);
  } finally {
    await away.stop();
  }
});
