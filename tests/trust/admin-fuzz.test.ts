import type { ActionFunctionArgs } from "@remix-run/node";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { openDemoAgency } from "../support/demo-agency";
import type { Figures } from "./support/figures";
import { report } from "./support/figures";

// The environment is read with the first module of ours: nothing that is posted here reaches another machine.
vi.hoisted(() => {
  for (const name of ["GEMINI", "OPENAI", "PERPLEXITY"]) {
    process.env[`${name}_BASE_URL`] = "http://127.0.0.1:1";
    process.env[`${name}_API_KEY`] = "";
  }
});

/** ADMIN_FUZZ_RUNS=50 for a quick look. */
const RUNS = Number(process.env.ADMIN_FUZZ_RUNS ?? 2000);

interface RouteModule {
  action?: (args: ActionFunctionArgs) => unknown;
  handle?: unknown;
}

// Found by itself: a route that is added is tried too.
const modules = import.meta.glob<RouteModule>("/app/routes/{admin,dashboard}*/route.{ts,tsx}", { eager: true });
const actions = Object.entries(modules)
  .filter(([, { action }]) => action)
  .map(([file, module]) => ({ name: file.split("/").at(-2) ?? "", module }));

const INTENTS = "status spam featured published post seo project service example tier"
  .split(" ")
  .concat(
    ["landing", "discard-kept", "agency", "reset", "publish", "file", "check", "shipped", "five", "generate", "draft"],
    ["section", "retry", "pause", "resume", "cancel", "copy", "invitation", "convert", "activation", "profile"],
    "ask withdraw end-session end-other-sessions change-email change-password erase resend nothing".split(" "),
  );

/** What each field holds when it is right. */
const GOOD: Record<string, string> = {
  title: "Un titre",
  slug: "un-titre",
  excerpt: "Un extrait",
  content: "## Un\n\nDeux",
  category: "programming",
  description: "Une description",
  status: "completed",
  name: "Khadija",
  full_name: "Khadija",
  company: "Riad",
  email: "khadija@riad.example",
  phone: "+212 600 00 00 00",
  message: "Bonjour",
  position: "Gérante",
  rating: "5",
  icon: "Code",
  price_starting: "1200",
  price: "900,50",
  is_active: "on",
  is_published: "on",
  tier_name: "basic",
  delivery_time: "5 jours",
  revisions_count: "2",
  "details[0]": "Un point",
  "tags[0]": "logo",
  tag: "devis",
  image_url: "",
  project_url: "https://exemple.example",
  display_order: "1",
  budget: "12000",
  deadline: "2027-03-31",
  service_category: "graphics",
  version: "1",
  step: "save",
  overwrite: "1 save",
  subject: "Un sujet",
  character_count: "3000",
  image_prompt: "Une salle",
  stamp: "a-stamp",
  api_key: "k-0123456789",
  value: "k-0123456789",
  is_spam: "true",
  featured: "true",
  terms: "on",
  confirmation: "on",
  session: "1",
  id: "1",
};

const nonsense = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "a\u0000b",
    "😀".repeat(50),
    "__proto__",
    "' OR 1=1 --",
    "-1",
    "1e999",
    "NaN",
    "",
  ),
  fc.constantFrom("9".repeat(400), "2027-02-31", "//evil.example", "javascript:alert(1)", "<script>x()</script>", "[]"),
);
const fieldName = fc.oneof(
  fc.constantFrom(...Object.keys(GOOD)),
  fc.constantFrom("tags[]", "details[9999]", "name.first", "email[a][b]", "__proto__[x]", "__intent__", "constructor"),
);
const type = fc.constantFrom("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "");
const post = fc.record({
  intent: fc.constantFrom(...INTENTS),
  isFilled: fc.boolean(),
  spoilt: fc.array(fc.tuple(fieldName, nonsense), { maxLength: 6 }),
  /** Mostly a form: what is none is soon refused. */
  contentType: fc.oneof(
    { weight: 9, arbitrary: fc.constant("application/x-www-form-urlencoded") },
    { weight: 1, arbitrary: type },
  ),
  parameter: fc.nat(),
});

let admin = "";
let ids: string[] = [];

beforeEach(async () => {
  ({ admin } = await openDemoAgency());
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM services UNION ALL SELECT id::text FROM projects UNION ALL SELECT id::text FROM profiles
    UNION ALL SELECT id::text FROM contact_inquiries UNION ALL SELECT id::text FROM blog_posts
    UNION ALL SELECT id::text FROM testimonials UNION ALL SELECT id::text FROM service_pricing_tiers
    UNION ALL SELECT id::text FROM service_examples`;
  ids = [...rows.map(({ id }) => id), "00000000-0000-4000-8000-000000000000", "GEMINI_API_KEY", "a\u0000b", "../.."];
});

describe("2,000 random bodies an action behind a sign-in", () => {
  it.for(actions)("$name", { timeout: RUNS * 1000 + 60_000 }, async ({ name, module }, context) => {
    const routes = protectRoutes({ route: { module } });
    const action = (routes.route!.module as { action: (args: ActionFunctionArgs) => Promise<unknown> }).action;
    const statuses = new Map<number, number>();
    const figures: Figures = { done: `${RUNS} bodies to ${name}`, lost: 0, unexpected5xx: 0 };
    report(context, figures);
    await fc.assert(
      fc.asyncProperty(post, async ({ intent, isFilled, spoilt, contentType, parameter }) => {
        const fields = new URLSearchParams({ intent, ...(isFilled ? GOOD : {}) });
        for (const [field, value] of spoilt) fields.set(field, value);
        const params = Object.fromEntries(
          [...name.matchAll(/\$(\w+)/g)].map(([, key], index) => [String(key), ids[(parameter + index) % ids.length]]),
        );
        const headers = { Cookie: admin, ...(contentType && { "Content-Type": contentType }) };
        const request = new Request(`${siteUrl}/admin`, { method: "POST", body: fields.toString(), headers });
        const before = await countWrites();
        const args = { request, params, context: { clientAddress: "192.0.2.1" } } as unknown as ActionFunctionArgs;
        const status = statusOf(await action(args).catch((error: unknown) => error));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        figures.measured = [...statuses].map(([code, count]) => `${code}: ${count}`).join(", ");
        if (status >= 500) figures.unexpected5xx = (figures.unexpected5xx ?? 0) + 1;
        expect(status).toBeLessThan(500);
        if (status >= 400) expect(await countWrites(), `a row was written beside a ${status}`).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  });
});

/** The status that the framework would answer with; whatever is no answer is thrown on. */
function statusOf(answer: unknown): number {
  if (answer instanceof Response) return answer.status;
  const { init, type: kind } = (answer ?? {}) as { init?: { status?: number } | null; type?: string };
  if (answer instanceof Error) throw answer;
  return init?.status ?? (kind || typeof answer === "object" ? 200 : 500);
}

/** How many rows there are of what a form may add; a session that ends or a limit that counts is none of them. */
async function countWrites(): Promise<number[]> {
  const rows = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM services UNION ALL SELECT count(*) FROM projects UNION ALL SELECT count(*) FROM profiles
    UNION ALL SELECT count(*) FROM contact_inquiries UNION ALL SELECT count(*) FROM blog_posts
    UNION ALL SELECT count(*) FROM testimonials UNION ALL SELECT count(*) FROM service_pricing_tiers
    UNION ALL SELECT count(*) FROM service_examples UNION ALL SELECT count(*) FROM api_keys
    UNION ALL SELECT count(*) FROM generations UNION ALL SELECT count(*) FROM audit_entries
    UNION ALL SELECT count(*) FROM mail_messages UNION ALL SELECT count(*) FROM project_events`;
  return rows.map(({ count }) => Number(count));
}
