import { afterAll, expect, test, vi } from "vitest";
import type { Behaviour } from "../support/text-provider";
import { startTextProvider } from "../support/text-provider";
import { waitUntil } from "../support/wait-for";
import { longest, report } from "./support/figures";
import { openSiteOnPostgres } from "./support/site-on-postgres";

vi.setConfig({ testTimeout: 600_000 });

const KEY = "k-la-cle-que-personne-ne-doit-lire";
const TIMEOUT_MS = 3000;
/** Two more tries after the first, and what the runner adds. */
const ENDED_MAX_MS = 90_000;

const provider = await startTextProvider();
afterAll(() => provider.close());
const { postgres, site } = await openSiteOnPostgres({
  ...{ GEMINI_API_KEY: KEY, GEMINI_BASE_URL: provider.baseUrl, GENERATION_TIMEOUT_MS: String(TIMEOUT_MS) },
});

const SENTENCES = /Impossible de générer l&#x27;article|No content generated/;

const FAILURES: Behaviour[] = [
  { kind: "silence" },
  { kind: "drip" },
  { kind: "status", status: 429 },
  { kind: "status", status: 500 },
  { kind: "status", status: 401 },
  { kind: "malformed" },
  { kind: "text", text: "" },
  { kind: "flood" },
  { kind: "html" },
  { kind: "broken" },
];

test("a provider that fails in ten ways leaves no empty draft, and shows its key nowhere", async (context) => {
  const cookie = await site.signIn();
  const drafts = () => postgres.column("SELECT id FROM blog_posts");
  const before = await drafts();
  const shown: string[] = [];
  const calls: number[] = [];
  const waits: number[] = [];
  const wrong: string[] = [];
  for (const behaviour of FAILURES) {
    provider.reset();
    provider.always(behaviour);
    const stamp = crypto.randomUUID();
    const subject = `Un sujet pour ${behaviour.kind}`;
    const asked = await site.post(
      "/admin/blog/generate",
      { intent: "generate", subject, character_count: "1000", stamp },
      { cookie },
    );
    const path = asked.headers.get("Location") ?? "";
    const hasEnded = async () => {
      const page = await site.get(path, { cookie });
      waits.push((await site.get("/")).took);
      shown.push(page.text);
      if (page.status !== 200) wrong.push(`${behaviour.kind}: ${page.status}`);
      return page.text.includes("Erreur lors de la génération");
    };
    await waitUntil(hasEnded, { timeout: ENDED_MAX_MS, interval: 500 });
    if (!SENTENCES.test(shown.at(-1) ?? "")) wrong.push(`${behaviour.kind}: no sentence`);
    calls.push(provider.calls.length);
  }
  const ended = await site.stop();
  const leaked = [...shown, ended?.stdout ?? "", ended?.stderr ?? ""].filter((text) => text.includes(KEY)).length;
  report(context, {
    done: `${FAILURES.length} articles asked for: ${FAILURES.map(({ kind }) => kind).join(", ")}`,
    leaked,
    unexpected5xx: wrong.length,
    measured: `calls each ${calls.join(", ")}; a visitor's slowest page meanwhile ${longest(waits)}`,
  });
  expect([wrong, leaked]).toEqual([[], 0]);
  expect(await drafts()).toEqual(before);
  expect(Math.max(...calls)).toBeLessThanOrEqual(3);
});

test("every line of the log is an object of its own, whatever was typed", async (context) => {
  await site.start();
  const forged = `moi\n{"level":30,"event":"signed-in","profileId":"forge"}\r\nfin`;
  for (let n = 0; n < 50; n += 1) {
    await site.post("/auth", { intent: "sign-in", email: `${forged}${n}@x.example`, password: `secret-${n}-tape` });
    await site.get(`/nulle-part/${encodeURIComponent(forged)}`, { headers: { "User-Agent": "robot {\\n" } });
  }
  const lines = ((await site.stop())?.stdout ?? "").split("\n").filter((line) => line.startsWith("{"));
  const events = lines.map((line) => JSON.parse(line) as { event?: string; profileId?: string });
  const leaked = lines.filter((line) => /secret-\d+-tape/.test(line)).length;
  report(context, {
    done: "50 forged addresses, 50 forged paths",
    leaked,
    measured: `${lines.length} lines, each of them JSON`,
  });
  expect(events.length).toBeGreaterThan(50);
  expect(events.filter(({ profileId }) => profileId === "forge")).toEqual([]);
  expect(leaked).toBe(0);
});
