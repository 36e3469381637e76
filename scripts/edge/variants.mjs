/** What stands in the place of a module of app/ when the site is built for workerd. Both from app/. */
export const VARIANTS = {
  "entry.server.tsx": "entry-edge.server.tsx",
  "server/core/async-scope.server.ts": "edge/async-scope.server.ts",
  "server/db/breaker.server.ts": "edge/breaker.server.ts",
  "server/db/damage.server.ts": "edge/damage.server.ts",
  "server/db/db.server.ts": "edge/db.server.ts",
  "server/db/pub-sub.server.ts": "edge/pub-sub.server.ts",
  "server/http/built-file.server.ts": "edge/built-file.server.ts",
  "server/logger.server.ts": "edge/logger.server.ts",
  "server/watching/statement-time.server.ts": "edge/statement-time.server.ts",
};

/** Folders of app/routes that the site's Node process answers: who is signed in, documents, payments and pictures. */
export const ORIGIN_ROUTES = [
  // A parent that is not its layout ends in "_".
  /^admin(?![a-z])/,
  /^dashboard(?![a-z])/,
  /^devis\./,
  /^_site\.auth(?![a-z])/,
  /^sign-out$/,
  /^styleguide$/,
  /^metrics$/,
  /^calendrier\./,
  /^paiements\./,
  /^(media|og|logos)\./,
];

/** What workerd cannot run: the beginning of a module's path, and the refusal of a module that imports it. */
export const REFUSED = {
  "node_modules/@electric-sql/": "The embedded database cannot run at the edge",
  "node_modules/pglite-prisma-adapter/": "The embedded database cannot run at the edge",
  "node_modules/sharp/": "Pictures cannot be drawn at the edge",
  "app/server/jobs/job-runner.server.ts": "Jobs cannot run at the edge",
  "app/job-handlers.server.ts": "Jobs cannot run at the edge",
};
