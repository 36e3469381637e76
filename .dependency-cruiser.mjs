import { readdirSync } from "node:fs";

/**
 * Who may import whom: the one place where it is written. `npm test` runs it; docs/decisions.md says why each room stands where it stands.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** A room may import itself and those named, and nothing else of ours. */
function room(name, allowed, comment) {
  const others = [name, ...allowed].join("|");
  return {
    name: `${name}-imports`,
    comment,
    severity: "error",
    from: { path: `^app/${name}/` },
    to: { path: "^app/", pathNot: `^app/(${others})/` },
  };
}

const literally = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Each knows those before it, never one after it: what an earlier one must hear of later, the later one registers. */
const FEATURES = [
  ...["trash", "redirects", "media", "services", "settings", "billing", "mail", "operations", "accounts"],
  ...["testimonials", "case-studies", "blog", "seo", "clients", "projects", "marketing", "inquiries"],
  ...["invoices", "quotes", "generation", "personal-data", "office-search", "imports"],
];

/** Of a feature and of its parts. */
const MODELS = ["^app/features/[^/]+/model[./]", "^app/features/[^/]+/[^/]+/model[./]"];

export default {
  forbidden: [
    room("lib", [], "lib is generic: it imports packages alone."),
    room("content", ["site", "features"], "Copy imports types of models, and what every page knows of this site."),
    room("ui", ["lib", "brand"], "The design system knows no word of the business."),
    room(
      "brand",
      ["lib", "server", "site"],
      "The identity imports lib; its share image also draws with server/pictures.",
    ),
    room("site", ["lib", "content", "brand", "features"], "What every page knows imports no component and no server."),
    forbid(
      "server-imports",
      "The edges of the process know nothing of the business.",
      { path: "^app/server/", pathNot: "^app/server/forms/" },
      { path: "^app/", pathNot: "^app/(server|lib)/" },
    ),
    room(
      "server/forms",
      ["server", "lib", "site"],
      "What answers forms says when something was changed, and where what was deleted is kept.",
    ),
    room(
      "features",
      ["server", "ui", "brand", "site", "lib", "content"],
      "The business knows nothing of HTTP or of a screen.",
    ),
    room("edge", ["server", "lib"], "What takes the place of parts of the server on workerd knows what they know."),
    room("client", ["lib", "brand"], "Modules of pages that are not hydrated stay small."),
    room(
      "shell",
      ["ui", "brand", "site", "lib", "content", "features"],
      "Frames are drawn from what routes hand them.",
    ),

    forbid(
      "brand-draws-on-the-server",
      "Of the server and the site, only the share image takes something: pictures, and the card that it draws.",
      { path: "^app/brand/", pathNot: "^app/brand/share-image/" },
      { path: "^app/(server|site)/" },
    ),
    forbid(
      "share-image-takes-pictures",
      "The share image needs sharp's turn and its card, nothing more.",
      { path: "^app/brand/share-image/" },
      { path: "^app/(server|site)/", pathNot: "^app/(server/pictures/|site/share-card\\.ts)" },
    ),
    forbid(
      "models-alone",
      "site and shell know the models of features, not how they are read or written.",
      { path: "^app/(site|shell)/" },
      { path: "^app/features/", pathNot: MODELS },
    ),
    forbid(
      "copy-takes-types-of-models",
      "Copy names what models call things, and runs none of them.",
      { path: "^app/content/" },
      { path: "^app/features/", pathNot: MODELS },
    ),
    forbid(
      "copy-runs-no-model",
      "Copy names what models call things, and runs none of them.",
      { path: "^app/content/" },
      { path: "^app/features/", dependencyTypesNot: ["type-only"] },
    ),
    ...FEATURES.map((feature, index) =>
      forbid(
        "features-in-order",
        "A feature imports only those before it; see docs/how-it-works.md.",
        { path: `^app/features/${feature}/` },
        { path: "^app/features/", pathNot: `^app/features/(${FEATURES.slice(0, index + 1).join("|")})/` },
      ),
    ),
    forbid(
      "feature-without-place",
      "A feature stands in the order above.",
      { path: "^app/features/", pathNot: `^app/features/(${FEATURES.join("|")})/` },
      {},
    ),
    forbid(
      "components-of-another-feature",
      "Another feature's components are its own.",
      { path: "^app/features/([^/]+)/" },
      {
        path: ["^app/features/[^/]+/components/", "^app/features/[^/]+/[^/]+/components/"],
        pathNot: "^app/features/$1/",
      },
    ),
    forbid(
      "features-know-no-http",
      "Remix, redirects and flashes belong to routes; a form of a component comes from ui.",
      { path: "^app/features/" },
      {
        path: "(node_modules/@remix-run/|^app/server/http/(flash|not-found|list-query|csv-response)\\.)",
      },
    ),
    // A route's name holds characters that mean something in a pattern: one rule each.
    ...readdirSync("app/routes").map((route) =>
      forbid(
        "another-route",
        "A route's files are its own; what two share is a feature, the shell or the design system.",
        { path: `^app/routes/${literally(route)}/` },
        { path: "^app/routes/", pathNot: `^app/routes/${literally(route)}/` },
      ),
    ),
    forbid(
      "scene-comes-later",
      "The scene is fetched once it is in view.",
      { path: "^app/(client|routes)/" },
      { path: "^app/brand/scene/", dependencyTypesNot: ["dynamic-import"] },
    ),
    forbid(
      "prisma-client",
      "The generated client is for server/db and the server files of features.",
      { path: "^app/", pathNot: ["^app/server/db/", "^app/features/.+\\.server\\.ts$"] },
      { path: "^app/server/db/client/" },
    ),
    forbid(
      "nothing-of-the-server-in-the-browser",
      "A file that may reach the browser runs nothing of the server; routes are split by Remix.",
      {
        path: "^app/(lib|content|ui|brand|site|client|shell|features)/",
        // The two schemas that read telephone numbers: their tables weigh 80 KB, and the server alone judges forms.
        pathNot: ["\\.server\\.tsx?$", "^app/features/(settings/schema|inquiries/schema/inquiry)\\.ts$"],
      },
      { path: "^app/.+\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    ),
    forbid("no-circle", "Data takes one way.", {}, { circular: true }),
    forbid(
      "declared-packages",
      "What the site runs on is a dependency, not one of development or of another package.",
      // The table of routes and the types of the build are read by the build alone.
      { path: "^app/", pathNot: "^app/(routes\\.ts|env\\.d\\.ts)$" },
      { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    ),
    forbid("resolvable", "A name that leads nowhere.", {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^app/server/db/client/(?!client\\.ts)", "\\.(css|avif|webp|png|svg|woff2)(\\?|$)"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
