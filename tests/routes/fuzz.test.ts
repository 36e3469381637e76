import type { ActionFunctionArgs } from "@remix-run/node";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { action as auth } from "~/routes/_site.auth/route";
import { action as contact } from "~/routes/_site.contact/route";
import { action as signOut } from "~/routes/sign-out/route";
import { action as theme } from "~/routes/theme/route";
import { db } from "~/server/db/db.server";
import { siteUrl } from "~/server/env.server";
import { protectRoutes } from "~/server/http/protect-routes.server";
import { isAll } from "../support/all";
import { resetDatabase } from "../support/database";

/** Whole requests on the real database, a form: ten thousand at night, a part in each run of the tests. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (isAll ? 10_000 : 300));
const MS_PER_RUN = 200;

const NAMES = ["intent", "name", "email", "phone", "message", "content", "rating", "company", "password", "redirectTo"];

const nonsense = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "a\u0000b",
    "😀".repeat(50),
    "__proto__",
    "' OR 1=1 --",
    "inquiry",
    "review",
    "sign-in",
  ),
  fc.constantFrom("/日本", "/é", "//evil.example", "khadija@riad.example", "5", "on", "true", "-1", "1e999"),
);

const fieldName = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom(
    "name[0]",
    "name.first",
    "name[]",
    "email[a][b]",
    "__proto__[x]",
    "__intent__",
    "constructor.prototype",
  ),
  // What a form parser would build of them takes minutes, or more memory than there is.
  fc.constantFrom("name[4000000000]", "name[0].length", "name.30000000", "a.".repeat(9_000)),
);

const fields = fc.array(fc.tuple(fieldName, nonsense), { maxLength: 12 });
const type = fc.constantFrom(
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/json",
  "",
);

const protectedActions = Object.entries({ contact, auth, theme, signOut }).map(([name, action]) => {
  const routes = protectRoutes({ route: { module: { action } } });
  return [name, (routes.route!.module as { action: (args: ActionFunctionArgs) => Promise<unknown> }).action] as const;
});

beforeEach(resetDatabase);

/** The status that the framework would answer with. */
function statusOf(answer: unknown): number {
  if (answer instanceof Response) return answer.status;
  const status = (answer as { init?: { status?: number } | null } | null)?.init?.status;
  if (status === undefined) throw answer;
  return status;
}

it.each(protectedActions)(
  "%s never answers nonsense with a server error, nor keeps it",
  async (_, action) => {
    await fc.assert(
      fc.asyncProperty(fields, type, async (pairs, contentType) => {
        const body = new URLSearchParams(pairs).toString();
        const headers = contentType ? { "Content-Type": contentType } : undefined;
        const request = new Request(`${siteUrl}/contact`, { method: "POST", body, headers });
        const args = { request, params: {}, context: { clientAddress: String(Math.random()) } } as ActionFunctionArgs;
        const before = (await db.contactInquiry.count()) + (await db.testimonial.count());
        const status = statusOf(await action(args).catch((error: unknown) => error));
        const after = (await db.contactInquiry.count()) + (await db.testimonial.count());
        expect(status).toBeLessThan(500);
        if (status !== 303) expect(after).toBe(before);
      }),
      { numRuns: RUNS },
    );
  },
  RUNS * MS_PER_RUN + 60_000,
);
