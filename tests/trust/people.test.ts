import { expect, test, vi } from "vitest";
import { fillPath, readRouteTable } from "../support/route-table";
import { waitUntil } from "../support/wait-for";
import { report } from "./support/figures";
import { openSiteOnPostgres } from "./support/site-on-postgres";

vi.setConfig({ testTimeout: 900_000 });

const PASSWORD = "trois-oranges-ameres";
const REQUESTS = 3000;
const WRITERS = 20;
const EDITS = 10;
const PUBLIC = ["/", "/blog", "/contact", "/services/programming", "/about", "/auth"];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const { postgres, site } = await openSiteOnPostgres();

/** A client whose name, address and project nobody else's page may say. */
async function makeClient(mark: string) {
  const email = `${mark}@client.example`;
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
  await site.post("/auth", { intent: "sign-up", full_name: `Nom ${mark}`, email, ...passwords });
  // The answer takes the same time for every address, and the account may come after it.
  const find = () => postgres.column(`SELECT profile_id FROM credentials WHERE email = '${email}'`);
  const [id] = await waitUntil(async () => (await find()).length > 0 && find());
  const project = await postgres.column(
    `INSERT INTO projects (client_id, title) VALUES ('${id}', 'Projet ${mark}') RETURNING id`,
  );
  return { mark, project: project[0] ?? "", cookie: await site.signIn({ email, password: PASSWORD }) };
}

test("requests of three clients and of visitors, all mixed, never show one of them another's", async (context) => {
  const clients = await Promise.all(["zohra-quatorze", "badr-quinze", "salma-seize"].map(makeClient));
  const seen = new Map<string, number>();
  let [leaked, unexpected5xx, cookies] = [0, 0, 0];
  let left = REQUESTS;
  const visit = async () => {
    while (left-- > 0) {
      const client = clients[left % 4];
      const path =
        client && left % 3 ? ["/dashboard", `/dashboard/projects/${client.project}`][left % 2] : PUBLIC[left % 6];
      const answer = await site.get(String(path), { cookie: client?.cookie });
      const own = client?.mark;
      if (clients.some(({ mark }) => mark !== own && answer.text.includes(mark))) leaked += 1;
      if (own && answer.text.includes(own)) seen.set(own, (seen.get(own) ?? 0) + 1);
      if (answer.status >= 500) unexpected5xx += 1;
      if (!client && answer.headers.has("set-cookie")) cookies += 1;
    }
  };
  await Promise.all(Array.from({ length: 12 }, visit));
  const measured = `own pages that showed their owner: ${[...seen.values()].join(", ")}; cookies set for visitors: ${cookies}`;
  report(context, { done: `${REQUESTS} requests, 12 at a time`, leaked, unexpected5xx, measured });
  expect([leaked, unexpected5xx, cookies]).toEqual([0, 0, 0]);
  expect(seen.size).toBe(3);
});

test("every route, in every method, as a page and as data, tells a stranger nothing and changes no row", async (context) => {
  const owner = await makeClient("hanane-dixsept");
  const stranger = await makeClient("anas-dixhuit");
  const inquiries = await postgres.column("SELECT id FROM contact_inquiries LIMIT 1");
  const secrets = [
    owner.mark,
    ...(await postgres.column("SELECT email FROM contact_inquiries UNION SELECT email FROM credentials")),
    ...(await postgres.column("SELECT title FROM projects")),
  ].filter((secret) => !secret.includes(stranger.mark));
  const routes = readRouteTable().filter(({ path }) => path !== "/sign-out");
  const paths = [
    ...new Set(routes.flatMap(({ path }) => [owner.project, inquiries[0]].map((id) => fillPath(path, id)))),
  ];
  const before = await postgres.digests();
  const found = { asked: 0, leaked: [] as string[], failed: [] as string[] };
  const sweep = async (who: string, cookie: string | undefined) => {
    for (const path of paths) {
      for (const method of METHODS) {
        for (const asked of [path, path === "/" ? "/_root.data" : `${path}.data`]) {
          const fields =
            method === "GET" || method === "HEAD" ? {} : { fields: { intent: "status", status: "completed" } };
          const { status, text } = await site.get(asked, { method, cookie, ...fields });
          found.asked += 1;
          const isPrivate = /^\/(admin|dashboard)/.test(path);
          if (isPrivate && secrets.some((secret) => text.includes(secret)))
            found.leaked.push(`${who} ${method} ${asked}`);
          if (status >= 500 || status === 0) found.failed.push(`${who} ${method} ${asked} ${status}`);
        }
      }
    }
  };
  await sweep("visitor", undefined);
  await sweep("client", stranger.cookie);
  const after = await postgres.digests();
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  const done = `${found.asked} requests to ${paths.length} addresses by a visitor and by another client`;
  const measured = `tables changed: ${changed.join(", ") || "none"} of ${Object.keys(after).length}`;
  report(context, { done, leaked: found.leaked.length, unexpected5xx: found.failed.length, measured });
  expect(found).toMatchObject({ leaked: [], failed: [] });
  expect(changed).toEqual([]);
});

test("twenty who save the same version of an article at once: one does, the others keep their text", async (context) => {
  const cookie = await site.signIn();
  const [id = ""] = await postgres.column("SELECT id FROM blog_posts LIMIT 1");
  const [slug = ""] = await postgres.column(`SELECT slug FROM blog_posts WHERE id = '${id}'`);
  const statuses = new Map<number, number>();
  const winners: number[] = [];
  let lost = 0;
  for (let round = 0; round < EDITS; round += 1) {
    const [version = ""] = await postgres.column(`SELECT version FROM blog_posts WHERE id = '${id}'`);
    const texts = Array.from(
      { length: WRITERS },
      (_, n) => `## Texte ${round}-${n}\n\nÉcrit en même temps que d'autres.`,
    );
    const save = (content: string) => {
      const form = { intent: "post", step: "save", title: "Titre", slug, excerpt: "Extrait", category: "Design" };
      return site.post(`/admin/blog/${id}`, { ...form, content, version, is_published: "on" }, { cookie });
    };
    const answers = await Promise.all(texts.map(save));
    winners.push(answers.filter(({ status }) => status === 303).length);
    const [stored = ""] = await postgres.column(`SELECT content FROM blog_posts WHERE id = '${id}'`);
    for (const [n, { status, text }] of answers.entries()) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isThere = status === 303 ? stored === texts[n] : text.includes(`Texte ${round}-${n}`);
      if (!isThere) lost += 1;
    }
  }
  const measured = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
  const done = `${EDITS} rounds of ${WRITERS} writers`;
  report(context, { done, lost, duplicated: winners.filter((count) => count > 1).length, measured });
  expect(lost).toBe(0);
  expect(Math.max(...winners)).toBe(1);
  // Who waits too long for his turn is told so, and keeps his text as well.
  expect([...statuses.keys()].filter((status) => ![303, 409, 503].includes(status))).toEqual([]);
});
