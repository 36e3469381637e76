import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

// The law itself is .dependency-cruiser.mjs, by which `npm test` reads the whole of app/. Here it is tried on files that
// break it, since a pattern that matches nothing would pass everything.
const BROKEN: Record<string, [rule: string, text: string]> = {
  "app/lib/text/a.ts": ["lib-imports", 'import "~/site/language";'],
  "app/content/a.ts": ["copy-runs-no-model", 'import "~/features/blog/model/post";'],
  "app/content/b.ts": ["copy-takes-types-of-models", 'import type { A } from "~/features/blog/schema";'],
  "app/ui/a.tsx": ["ui-imports", 'import "~/site/language";'],
  "app/brand/a.ts": ["brand-imports", 'import "~/features/blog/model/post";'],
  "app/brand/b.ts": ["brand-draws-on-the-server", 'import "~/site/language";'],
  "app/brand/share-image/a.server.ts": ["share-image-takes-pictures", 'import "~/site/language";'],
  "app/site/a.ts": ["site-imports", 'import "~/ui/button";'],
  "app/site/b.ts": ["models-alone", 'import "~/features/blog/schema";'],
  "app/server/a.server.ts": ["server-imports", 'import "~/site/language";'],
  "app/features/services/a.ts": ["features-in-order", 'import "~/features/blog/schema";'],
  "app/features/services/d.ts": ["features-in-order", 'import type { A } from "~/features/billing/clients/model";'],
  "app/features/generation/a.tsx": ["components-of-another-feature", 'import "~/features/blog/components/card";'],
  "app/features/generation/b.tsx": [
    "components-of-another-feature",
    'import "~/features/billing/clients/components/form";',
  ],
  "app/features/leads/a.ts": ["feature-without-place", 'import "~/lib/web/e";'],
  "app/features/services/b.ts": ["features-imports", 'import "~/shell/frame";'],
  "app/features/services/c.tsx": ["features-know-no-http", 'import "@remix-run/react";'],
  "app/client/a.ts": ["client-imports", 'import "~/site/language";'],
  "app/client/b.ts": ["scene-comes-later", 'import "~/brand/scene/start";'],
  "app/shell/a.tsx": ["shell-imports", 'import "~/server/env.server";'],
  "app/shell/b.tsx": ["models-alone", 'import "~/features/blog/queries.server";'],
  "app/routes/a/route.tsx": ["another-route", 'import "~/routes/b.$id/part";'],
  "app/site/c.ts": ["nothing-of-the-server-in-the-browser", 'import "~/features/blog/model/only.server";'],
  "app/routes/d/route.tsx": ["prisma-client", 'import "~/server/db/client/client";'],
  "app/lib/web/a.ts": ["no-circle", 'import "./b";'],
  "app/lib/web/c.ts": ["resolvable", 'import "./nowhere";'],
  "app/lib/web/d.ts": ["declared-packages", 'import "vitest";'],
};

const SOUND: Record<string, string> = {
  "app/site/language.ts": "",
  "app/ui/button.tsx": "",
  "app/shell/frame.tsx": "",
  "app/server/env.server.ts": "",
  "app/server/db/client/client.ts": "",
  "app/brand/scene/start.ts": "",
  "app/features/blog/schema.ts": "",
  "app/features/blog/components/card.tsx": "",
  "app/features/blog/model/post.ts": "",
  "app/features/blog/model/only.server.ts": "",
  "app/features/blog/queries.server.ts": 'import type { A } from "~/server/db/client/client";',
  "app/features/billing/clients/model.ts": "",
  "app/features/billing/clients/components/form.tsx": "",
  "app/content/d.ts": 'import type { A } from "~/features/billing/clients/model";',
  "app/lib/web/b.ts": 'import "./a";',
  "app/lib/web/e.ts": "",
  "app/routes/b.$id/route.tsx": 'import "./part";\nimport "~/features/blog/components/card";',
  "app/routes/b.$id/part.tsx": "",
  "app/content/c.ts": 'import type { A } from "~/features/blog/model/post";',
  "app/client/c.ts": 'export const start = () => import("~/brand/scene/start");',
  "app/features/generation/d.server.ts": 'import "~/features/blog/queries.server";',
};

let found: string[] = [];
const folder = mkdtempSync(path.join(tmpdir(), "imports-"));

beforeAll(() => {
  const texts = { ...SOUND, ...Object.fromEntries(Object.entries(BROKEN).map(([file, [, text]]) => [file, text])) };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\nexport type A = 1;\n`);
  }
  for (const file of [".dependency-cruiser.mjs", "tsconfig.json", "package.json"])
    cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const cruise = path.resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [cruise, "app", "--config", ".dependency-cruiser.mjs", "--output-type", "json"];
  const { summary } = JSON.parse(
    execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 1e8, stdio: "pipe" }),
  );
  found = summary.violations.map(({ from, rule }: { from: string; rule: { name: string } }) => `${from} ${rule.name}`);
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(Object.entries(BROKEN).map(([file, [rule]]) => [rule, file]))("%s is seen in %s", (rule, file) => {
  expect(found).toContain(`${file} ${rule}`);
});

it("finds nothing in files that keep the law", () => {
  // A circle is told of both its files.
  const sound = Object.keys(SOUND).filter((file) => file !== "app/lib/web/b.ts");
  expect(found.filter((line) => sound.includes(line.split(" ")[0] ?? ""))).toEqual([]);
});
