/** The rows of the matrix, each with its files below tests/. */
const ROWS = `
kill           trust/kill.test.ts wide/embedded/processes.test.ts
postgres       trust/postgres.test.ts postgres/outages.test.ts built/outage.test.ts
disk           trust/disk.test.ts wide/embedded/storage.test.ts wide/embedded/bad-page.test.ts
               wide/embedded/backup.test.ts
instances      trust/instances.test.ts postgres/batch.test.ts unit/server/idempotency.test.ts
               routes/idempotency.test.ts
people         trust/people.test.ts routes/other-clients.test.ts routes/project-readers.test.ts
               routes/client-people.test.ts unit/features/sessions.test.ts built/access.test.ts
flood          trust/flood.test.ts routes/wrong-passwords.test.ts unit/server/parse-form.test.ts
mail           trust/mail.test.ts wide/embedded/mail-crash.test.ts
provider       trust/provider.test.ts unit/generation/write-article.test.ts wide/embedded/batch-crash.test.ts
nonsense       routes/fuzz.test.ts
admin-nonsense trust/admin-fuzz.test.ts
scripts        wide/blog-xss.spec.ts e2e/rich-text.spec.ts unit/lib/sanitize-html.test.ts
store          trust/store.test.ts unit/server/s3-storage.test.ts
uploads        trust/uploads.test.ts unit/server/uploads.test.ts unit/server/stored-streams.test.ts
               routes/project-messages.test.ts e2e/project-uploads.spec.ts
backups        trust/backup-disk.test.ts trust/backup-empty.test.ts wide/database/archive-drill.test.ts
               wide/embedded/archive-proof.test.ts unit/database/archive-room.test.ts
               unit/database/archive-by-hand.test.ts wide/database/archive-bucket.test.ts wide/archives.test.ts
metrics        trust/metrics.test.ts routes/metrics.test.ts
import         trust/import.test.ts wide/embedded/import-crash.test.ts routes/wordpress.test.ts
move           trust/move.test.ts postgres/move.test.ts
process        built/process.test.ts wide/first-start.test.ts built/server.test.ts wide/process.test.ts
               unit/server/secrets.test.ts
hydration      e2e/hydration.spec.ts
accessibility  wide/accessibility.spec.ts wide/motion.spec.ts wide/long-words.spec.ts
`;

/**
 * The fault matrix: the tests that try each row. Those of tests/trust drive the built site with real faults and bring
 * figures; the others are those of `npm run test:all`. docs/trust-report.md says what must hold.
 * @type {Record<string, string[]>}
 */
export const MATRIX = Object.fromEntries(
  ROWS.trim()
    .split(/\n(?=\S)/)
    .map((row) => row.split(/\s+/))
    .map(([id, ...files]) => [id, files.map((file) => `tests/${file}`)]),
);

/** The full size of some rows, by variables that their tests read. */
export const SIZES = {
  flood: { PASSWORD_TRIES: "1000" },
  nonsense: { FUZZ_RUNS: "10000" },
  process: { ALL_SIGNALS: "1" },
  hydration: { HYDRATION_RUNS: "40" },
  accessibility: { AXE_VIEWPORTS: "all" },
};
