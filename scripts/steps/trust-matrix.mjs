/**
 * The fault matrix: the tests that try each row. Those of tests/trust drive the built site with real faults and bring
 * figures; the others are those of `npm run test:all`. docs/trust-report.md says what must hold.
 */
export const MATRIX = {
  kill: ["tests/trust/kill.test.ts", "tests/wide/embedded/processes.test.ts"],
  postgres: ["tests/trust/postgres.test.ts", "tests/postgres/outages.test.ts", "tests/built/outage.test.ts"],
  disk: [
    "tests/trust/disk.test.ts",
    "tests/wide/embedded/storage.test.ts",
    "tests/wide/embedded/bad-page.test.ts",
    "tests/wide/embedded/backup.test.ts",
  ],
  instances: [
    "tests/trust/instances.test.ts",
    "tests/postgres/batch.test.ts",
    "tests/unit/server/idempotency.test.ts",
    "tests/routes/idempotency.test.ts",
  ],
  people: [
    "tests/trust/people.test.ts",
    "tests/routes/other-clients.test.ts",
    "tests/routes/project-readers.test.ts",
    "tests/routes/client-people.test.ts",
    "tests/unit/features/sessions.test.ts",
    "tests/built/access.test.ts",
  ],
  flood: ["tests/trust/flood.test.ts", "tests/routes/wrong-passwords.test.ts", "tests/unit/server/parse-form.test.ts"],
  mail: ["tests/trust/mail.test.ts", "tests/wide/embedded/mail-crash.test.ts"],
  provider: [
    "tests/trust/provider.test.ts",
    "tests/unit/generation/write-article.test.ts",
    "tests/wide/embedded/batch-crash.test.ts",
  ],
  nonsense: ["tests/routes/fuzz.test.ts"],
  "admin-nonsense": ["tests/trust/admin-fuzz.test.ts"],
  scripts: ["tests/wide/blog-xss.spec.ts", "tests/e2e/rich-text.spec.ts", "tests/unit/lib/sanitize-html.test.ts"],
  store: ["tests/trust/store.test.ts", "tests/unit/server/s3-storage.test.ts"],
  uploads: [
    "tests/trust/uploads.test.ts",
    "tests/unit/server/uploads.test.ts",
    "tests/unit/server/stored-streams.test.ts",
    "tests/routes/project-messages.test.ts",
    "tests/e2e/project-uploads.spec.ts",
  ],
  backups: [
    "tests/trust/backup-disk.test.ts",
    "tests/trust/backup-empty.test.ts",
    "tests/wide/database/archive-drill.test.ts",
    "tests/wide/embedded/archive-proof.test.ts",
    "tests/unit/database/archives.test.ts",
    "tests/wide/database/archive-bucket.test.ts",
    "tests/wide/archives.test.ts",
  ],
  metrics: ["tests/trust/metrics.test.ts", "tests/routes/metrics.test.ts"],
  import: ["tests/trust/import.test.ts", "tests/wide/embedded/import-crash.test.ts", "tests/routes/wordpress.test.ts"],
  move: ["tests/trust/move.test.ts", "tests/postgres/move.test.ts"],
  process: [
    "tests/built/process.test.ts",
    "tests/wide/first-start.test.ts",
    "tests/built/server.test.ts",
    "tests/wide/process.test.ts",
    "tests/unit/server/secrets.test.ts",
  ],
  hydration: ["tests/e2e/hydration.spec.ts"],
  accessibility: ["tests/wide/accessibility.spec.ts", "tests/wide/motion.spec.ts", "tests/wide/long-words.spec.ts"],
};

/** The full size of some rows, by variables that their tests read. */
export const SIZES = {
  flood: { PASSWORD_TRIES: "1000" },
  nonsense: { FUZZ_RUNS: "10000" },
  process: { ALL_SIGNALS: "1" },
  hydration: { HYDRATION_RUNS: "40" },
  accessibility: { AXE_VIEWPORTS: "all" },
};
