import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { startSite } from "./bench-site.mjs";
import { measure } from "./wrk.mjs";

const ROWS = 10_000;
const ADMIN = { email: "mesure@zellige.example", password: "dix-mille-articles" };

/** Two readers at once, one a core: how long one of them waits, not how many can be served. */
const RUN = { seconds: 10, connections: 2 };

/** Each article's words: some in every one, some in a tenth, some in a few. */
const FILL = `
  INSERT INTO blog_posts (title, slug, excerpt, content, category, tags, is_published, published_at)
  SELECT 'Stratégie ' || word || ' numéro ' || n, 'mesure-' || n, 'Un résumé sur le thème ' || word || '.',
    (SELECT string_agg('Le client parle de ' || word || ' et de la partie' || (n * 7 + i) % 900 || ' du métier.', E'\\n\\n')
     FROM generate_series(1, 60) AS i),
    (ARRAY['Design', 'Marketing', 'Programmation', 'Business', 'Branding'])[1 + n % 5],
    ARRAY['Étiquette ' || n % 200, word], n % 20 > 0, now() - n * interval '1 hour'
  FROM generate_series(1, $1::int) AS n,
    LATERAL (SELECT (ARRAY['logo', 'devis', 'vitesse', 'police', 'photo', 'vente', 'presse', 'carte', 'charte', 'mesure'])[1 + n % 10] AS word)
`;

const PUBLIC = ["/blog", "/blog?q=strategie", "/blog?q=devis", "/blog?q=partie77&category=Design", "/blog?q=rien"];
const PRIVATE = ["/admin/blog", "/admin/blog?q=devis"];

/** How long the list, a search and the list of the back office take among 10,000 articles. */
export async function benchRows({ base, port, directory }) {
  const dataDir = join(directory, "data");
  const start = () =>
    startSite({ base, port, dataDir, env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } });
  await (await start()).stop();
  await fill(join(dataDir, "database"));
  const site = await start();
  try {
    const cookie = await signIn(base);
    console.table([
      ...PUBLIC.map((path) => ({ path, ...measureWarm(base + path, RUN) })),
      ...PRIVATE.map((path) => ({ path, ...measureWarm(base + path, { ...RUN, cookie }) })),
    ]);
  } finally {
    await site.stop();
  }
}

/** The first seconds belong to the compiler and to a cold database. */
function measureWarm(url, run) {
  measure(url, { ...run, seconds: 5 });
  return measure(url, run);
}

async function fill(directory) {
  const database = await PGlite.create(directory, { extensions: { pg_trgm, unaccent } });
  await database.query(FILL, [ROWS]);
  await database.close();
}

async function signIn(base) {
  const answer = await fetch(`${base}/auth`, {
    method: "POST",
    body: new URLSearchParams({ intent: "sign-in", ...ADMIN, redirectTo: "/admin" }),
    headers: { Origin: base },
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`Signing in answers ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
