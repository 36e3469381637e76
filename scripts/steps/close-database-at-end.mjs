// Loaded before plain remix-serve, which knows nothing of the database: after its last answers the embedded one is
// closed, else its open files would keep the process, and its lock, alive.
const LAST_ANSWERS_MS = 1000;

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => setTimeout(() => globalThis.zelligeDatabase?.backend.close(), LAST_ANSWERS_MS));
}
