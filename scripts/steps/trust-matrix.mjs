/**
 * What must hold when things go wrong, and the tests that try it: those of tests/trust drive the built site with real
 * faults and bring figures; the others are those of `npm test`, where a row says so at their full size.
 */
export const MATRIX = [
  {
    id: "kill",
    promise: "A process that is killed loses nothing and does nothing twice",
    files: ["tests/trust/kill.test.ts", "tests/wide/embedded/processes.test.ts"],
  },
  {
    id: "postgres",
    promise: "A database that stops, freezes or is away costs no message, and public pages stay up",
    files: ["tests/trust/postgres.test.ts", "tests/postgres/outages.test.ts", "tests/built/outage.test.ts"],
  },
  {
    id: "disk",
    promise: "A disk that is full, read-only or corrupt refuses writes and keeps what is there",
    files: [
      "tests/trust/disk.test.ts",
      "tests/wide/embedded/storage.test.ts",
      "tests/wide/embedded/bad-page.test.ts",
      "tests/wide/embedded/backup.test.ts",
    ],
  },
  {
    id: "instances",
    promise: "Two processes on one PostgreSQL share sessions, limits and jobs; a form sent twice is one row",
    files: [
      "tests/trust/instances.test.ts",
      "tests/postgres/batch.test.ts",
      "tests/unit/server/idempotency.test.ts",
      "tests/routes/idempotency.test.ts",
    ],
  },
  {
    id: "people",
    promise: "Nobody sees or changes what is another's; edits at the same time lose no text",
    files: [
      "tests/trust/people.test.ts",
      "tests/routes/other-clients.test.ts",
      "tests/routes/project-readers.test.ts",
      "tests/routes/client-people.test.ts",
      "tests/unit/features/sessions.test.ts",
      "tests/built/access.test.ts",
    ],
  },
  {
    id: "flood",
    promise: "Floods, bodies that are too large and slow clients hold up nobody",
    files: [
      "tests/trust/flood.test.ts",
      "tests/routes/wrong-passwords.test.ts",
      "tests/unit/server/parse-form.test.ts",
    ],
    env: { PASSWORD_TRIES: "1000" },
  },
  {
    id: "mail",
    promise: "A mail server that is away or silent delays letters and nothing else",
    files: ["tests/trust/mail.test.ts", "tests/wide/embedded/mail-crash.test.ts"],
  },
  {
    id: "provider",
    promise: "A provider of texts that fails is bounded, and its key is shown nowhere; the log cannot be forged",
    files: [
      "tests/trust/provider.test.ts",
      "tests/unit/generation/write-article.test.ts",
      "tests/wide/embedded/batch-crash.test.ts",
    ],
  },
  {
    id: "nonsense",
    promise: "10,000 random bodies a public form: never a server error, a row only on success",
    files: ["tests/routes/fuzz.test.ts"],
    env: { FUZZ_RUNS: "10000" },
  },
  {
    id: "admin-nonsense",
    promise: "2,000 random bodies an action behind a sign-in: never a server error, a row only on success",
    files: ["tests/trust/admin-fuzz.test.ts"],
  },
  {
    id: "scripts",
    promise: "60 texts that carry scripts, in every field: none of them runs",
    files: ["tests/wide/blog-xss.spec.ts", "tests/e2e/rich-text.spec.ts", "tests/unit/lib/sanitize-html.test.ts"],
  },
  {
    id: "store",
    promise: "A store of files that is away, slow or full costs pictures and uploads at most, no page and no message",
    files: ["tests/trust/store.test.ts", "tests/unit/server/s3-storage.test.ts"],
  },
  {
    id: "uploads",
    promise:
      "A large upload or archive of files takes little memory; one that breaks, or whose process is killed, leaves nothing",
    files: [
      "tests/trust/uploads.test.ts",
      "tests/unit/server/uploads.test.ts",
      "tests/unit/server/stored-streams.test.ts",
      "tests/routes/project-messages.test.ts",
      "tests/e2e/project-uploads.spec.ts",
    ],
  },
  {
    id: "backups",
    promise: "A backup disk or store that fails is told once, costs no visitor anything, and leaves no half archive",
    files: [
      "tests/trust/backup-disk.test.ts",
      "tests/trust/backup-empty.test.ts",
      "tests/wide/database/archive-drill.test.ts",
      "tests/wide/embedded/archive-proof.test.ts",
      "tests/unit/database/archive-room.test.ts",
      "tests/unit/database/archive-by-hand.test.ts",
      "tests/wide/database/archive-bucket.test.ts",
      "tests/wide/archives.test.ts",
    ],
  },
  {
    id: "metrics",
    promise: "Metrics scraped under load: each scrape is whole, no request goes uncounted, no visitor waits for it",
    files: ["tests/trust/metrics.test.ts", "tests/routes/metrics.test.ts"],
  },
  {
    id: "import",
    promise: "An import killed at three places ends with each row once, in a bounded memory, while visitors read",
    files: ["tests/trust/import.test.ts", "tests/wide/embedded/import-crash.test.ts", "tests/routes/wordpress.test.ts"],
  },
  {
    id: "move",
    promise: "A move to PostgreSQL killed at three places leaves no row there, and ends whole while visitors read",
    files: ["tests/trust/move.test.ts", "tests/postgres/move.test.ts"],
  },
  {
    id: "process",
    promise: "SIGTERM answers what was accepted; headers, secrets and starts that must not happen",
    files: [
      "tests/built/process.test.ts",
      "tests/wide/first-start.test.ts",
      "tests/built/server.test.ts",
      "tests/wide/process.test.ts",
      "tests/unit/server/secrets.test.ts",
    ],
    env: { ALL_SIGNALS: "1" },
  },
  {
    id: "hydration",
    promise: "Whoever types, taps and sends while a page hydrates loses no letter, posts once and is answered",
    files: ["tests/e2e/hydration.spec.ts"],
    env: { HYDRATION_RUNS: "40" },
  },
  {
    id: "accessibility",
    promise: "No finding of axe on any screen, in both themes and at 320, 768 and 1280 pixels, after an error too",
    files: ["tests/wide/accessibility.spec.ts", "tests/wide/motion.spec.ts", "tests/wide/long-words.spec.ts"],
    env: { AXE_VIEWPORTS: "all" },
  },
];
