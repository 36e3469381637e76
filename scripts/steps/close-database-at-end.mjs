// Loaded before plain remix-serve, which knows nothing of the database: after its last answers the embedded one is
// closed, else its open files would keep the process, and its lock, alive.
const LAST_ANSWERS_MS = 1000;

let isEnding = false;

for (const signal of ["SIGTERM", "SIGINT"]) {
  // Stays: a terminal and npm both send Ctrl+C, and the second would end the process in the midst of its last answers.
  process.on(signal, () => {
    if (!isEnding) setTimeout(close, LAST_ANSWERS_MS);
    isEnding = true;
  });
}

/** An open stream of events would keep the process alive for as long as its reader stays. */
async function close() {
  await globalThis.zelligeDatabase?.backend.close();
  process.exit();
}
