/**
 * What is promised for the day on which things go wrong, and what shows that it holds: the rows of the fault matrix
 * that try it on the built site, and tests of `npm run test:all` by file and title. `tests/unit/trust-promises.test.ts` sees to
 * it that each of them exists.
 */
export const PROMISES = [
  {
    promise: "kill -9 in the midst of posts: every accepted one is stored once, ready again within 5 s",
    rows: ["kill"],
  },
  {
    promise: "PostgreSQL stopped, frozen or away: accepted is stored, the others keep their input, an answer always",
    rows: ["postgres"],
    tests: [
      "tests/postgres/outages.test.ts › on a PostgreSQL server › a transaction of slow statements is refused whole: the others go on",
    ],
  },
  {
    promise:
      "Database down: public pages with the built-in services, forms that keep every field, 503 in French elsewhere",
    rows: ["postgres"],
    tests: [
      "tests/built/outage.test.ts › a message keeps every field and shows the specification's error",
      "tests/built/outage.test.ts › signing in answers a French 503 that offers the same post again, without the password",
    ],
  },
  {
    promise: "Disk full, read-only or corrupt: writes refused with a sentence, reads go on, nothing deleted",
    rows: ["disk"],
  },
  {
    promise:
      "A store of files that is away, slow or full: pages and messages go on, uploads are refused with a sentence",
    rows: ["store"],
  },
  {
    promise:
      "100 MB sent, or 2 GB fetched as one archive: less than 40 MB of memory; broken, killed or without room: nothing is left",
    rows: ["uploads"],
    tests: [
      "tests/wide/server/draw-pdf-page.test.ts › the program ends with the process that asked, also where that is killed while a page takes days",
    ],
  },
  {
    promise:
      "A backup disk or store that fails: told once, no half archive; an archive brings rows, files and secrets back",
    rows: ["backups"],
    tests: [
      "tests/wide/database/archive-drill.test.ts › what is lost comes back from the archive of the night: rows, files and secrets, byte for byte",
    ],
  },
  { promise: "Metrics scraped under load: whole, of all workers, no request uncounted", rows: ["metrics"] },
  {
    promise: "An import or a move that is killed, wherever: begun anew it loses nothing and doubles nothing",
    rows: ["import", "move"],
  },
  {
    promise: "A power cut loses nothing that was acknowledged; two processes never open one directory",
    tests: [
      "tests/wide/embedded/storage.test.ts › the embedded database and its disk › a start without a working fsync stops with a sentence, and moves nothing",
      "tests/unit/embedded/processes.test.ts › the embedded database and processes › a second process is refused at once, and told who and what to do",
      "tests/wide/embedded/backup.test.ts › backups of the embedded database › a backup brings everything back, and what was there in between is kept beside it",
    ],
  },
  {
    promise: "The same form sent twice, or fifty times at once: one row, and each sender sees success",
    rows: ["instances"],
    tests: [
      "tests/unit/server/idempotency.test.ts › the same form sent twice › is stored once when fifty arrive in parallel, and each gets the same id",
    ],
  },
  {
    promise: "Typing, tapping and sending while a page hydrates: no error, no lost letter, one post, an answer",
    rows: ["hydration"],
    tests: [
      "tests/e2e/hydration.spec.ts › a form that is tapped twice before the framework comes is posted once",
      "tests/e2e/hydration.spec.ts › a form that is tapped twice before the framework draws it as pending is posted once",
    ],
  },
  { promise: "SIGTERM under load: accepted requests answered, exit 0 within 10 s", rows: ["process"] },
  {
    promise: "A signal to npm ends what it has started: a new start finds a free port and no lock",
    tests: [
      "tests/wide/process.test.ts › a signal to npm itself › ends what npm run start has started: the port is free, the lock gone, a new start works",
      "tests/wide/process.test.ts › a signal to npm itself › ends what npm run start:remix-serve has started: the port is free, the lock gone, a new start works",
    ],
  },
  {
    promise: "A clock that was years ahead: limits, backups, sessions, links and jobs go on",
    tests: [
      "tests/unit/server/rate-limit.test.ts › counts a window that was opened while the clock was years ahead as none",
      "tests/unit/server/housekeeping.test.ts › lets what was begun while the clock was years ahead last as long as was meant, and forgets what only counts",
      "tests/unit/features/sessions.test.ts › sessions › go on after a clock that was years ahead, and end no later than one begun now",
      "tests/wide/embedded/backup.test.ts › backups of the embedded database › files dated years ahead hold back no backup, and neither they nor the others drive each other out",
    ],
  },
  {
    promise: "A start with a bad page, a damaged or foreign lock, or no reader of its log: what can be read is served",
    tests: [
      "tests/wide/embedded/bad-page.test.ts › a bad page is told with its table and the newest backup without it, once, and the other tables are served",
      "tests/wide/embedded/processes.test.ts › the embedded database and processes › a lock of another boot under the same name is left to its holder while it beats",
      "tests/wide/process.test.ts › serves, and ends when it is asked to, where nobody reads its log any more",
    ],
  },
  {
    promise: "Two instances on one PostgreSQL: sessions, limits and jobs are shared, a bulk job has one runner",
    rows: ["instances"],
    tests: [
      "tests/postgres/batch.test.ts › two processes on one server write the articles of two runs between them, each once and one at a time",
    ],
  },
  {
    promise: "Random bodies: never a server error, a row only on success, 413 before too large a body is read",
    rows: ["nonsense", "admin-nonsense", "flood"],
    tests: [
      "tests/unit/server/parse-form.test.ts › parseForm › refuses %s before it is built",
      "tests/unit/server/parse-form.test.ts › parseForm › refuses more fields than any form has",
    ],
  },
  {
    promise:
      "Every route, method and kind of request, by whomever it does not concern: no private byte, no changed row",
    rows: ["people"],
    tests: [
      "tests/built/access.test.ts › a refused post changes nothing",
      "tests/routes/project-readers.test.ts › %s is read by the client and its people alone, in every way",
      "tests/routes/project-readers.test.ts › %s is read by the team alone, in every way",
      "tests/routes/client-people.test.ts › a person who reads › changes nothing, whatever is posted, and is told so",
    ],
  },
  { promise: "60 texts that carry scripts, in every field: nothing runs, also without the policy", rows: ["scripts"] },
  {
    promise: "Posts of other sites are refused before every action, signing in included",
    tests: [
      "tests/unit/server/protect-routes.test.ts › protectRoutes › refuses a post from another site before the action runs",
      "tests/unit/server/cross-site.test.ts › isCrossSite › trusts Sec-Fetch-Site over a matching Origin",
    ],
  },
  {
    promise: "Sessions: rows with limits, a new id at signing in, ended at once, listed; public pages set no cookie",
    tests: [
      "tests/unit/features/sessions.test.ts › sessions › end after a week without use and after their absolute limit",
      "tests/unit/features/sessions.test.ts › sessions › follow a demotion at once",
      "tests/routes/sign-in.test.ts › signing in › replaces the session that was there, so that a planted one is worth nothing",
      "tests/built/page-cache.test.ts › no visitor of a random crowd receives another's page",
    ],
  },
  {
    promise: "Passwords: scrypt with its parameters in the hash; the same answer and time for unknown addresses",
    tests: [
      "tests/unit/server/password.test.ts › passwords › carries its parameters and a fresh salt",
      "tests/routes/sign-in.test.ts › signing in › answers alike to a wrong password and to an unknown address, and keeps only the address",
    ],
  },
  {
    promise:
      "Guessing: ten tries an account in a quarter of an hour, whatever X-Forwarded-For says, nobody else locked out",
    rows: ["instances", "flood"],
    tests: [
      "tests/routes/wrong-passwords.test.ts › wrong passwords for one account › %i from %s are refused, and lock nobody else out, at the same address either",
      "tests/routes/wrong-passwords.test.ts › a device that has signed in before › lets the owner in while strangers try, again and again",
      "tests/routes/wrong-passwords.test.ts › many passwords from one network wait for themselves alone: another's is checked beside the first",
      "tests/routes/contact.test.ts › the message form › counts the addresses that one customer of a provider has as one, in every spelling",
    ],
  },
  {
    promise: "Headers on every answer, errors and assets too; no other host's name comes back",
    rows: ["process"],
    tests: [
      "tests/built/server.test.ts › security headers › give a content page a fixed policy, one that is kept the hashes of its scripts, and others a nonce each",
    ],
  },
  {
    promise: "Secrets: provider keys shown nowhere, rotated by a list; no start of production without secrets",
    rows: ["provider", "process"],
    tests: [
      "tests/routes/api-keys.test.ts › encryption › rotates: the first key encrypts, all decrypt, and a key taken off the list opens nothing",
      "tests/unit/server/redact-path.test.ts › leaves the token of a private link out of the log, as a page and as data",
    ],
  },
  {
    promise: "Spam: the doubtful goes to 'Indésirables', never to nowhere",
    tests: [
      "tests/unit/server/honeypot.test.ts › isDoubtful › needs two weak signs: a quick sender or many links alone are let through",
      "tests/e2e/contact.spec.ts › a robot's message waits under 'Indésirables' and can be taken back",
    ],
  },
  {
    promise:
      "A provider of texts that fails: bounded, in the specification's words, no empty draft; a killed run ends complete",
    rows: ["provider"],
    tests: [
      "tests/wide/embedded/batch-crash.test.ts › a run of a hundred, killed at its articles 1, 37 and 99, accounts for each of them once",
    ],
  },
  { promise: "A mail server that is away or silent: every letter arrives, none twice", rows: ["mail"] },
  {
    promise: "Accessibility: axe finds nothing, an error's summary takes the focus, nothing goes on moving",
    rows: ["accessibility"],
    tests: [
      "tests/unit/ui/error-summary.test.tsx › takes focus when it appears, again after a new submission, and never in between",
      "tests/e2e/contact.spec.ts › a message with errors comes back with its values and a sentence under each field",
      "tests/wide/scene.spec.ts › the scene comes to rest: then nothing is drawn",
    ],
  },
  {
    promise: "Logs: JSON, one object a line, no secret; a trail of who changed what",
    rows: ["provider"],
    tests: [
      "tests/routes/moderation.test.ts › inquiries › leave a trace of who moved them, to another status or aside",
    ],
  },
  {
    promise: "A client who was erased is erased, whatever was under way",
    tests: [
      "tests/routes/erasure.test.ts › leaves nothing that tells who the client was, but for the letter that says so",
      "tests/routes/erasure.test.ts › is not undone by what its client was sending at that moment",
      "tests/routes/erasure-traces.test.ts › leaves nothing of whoever changed address and name, under any of them, but the letter that says so",
    ],
  },
];
