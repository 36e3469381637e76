import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkListening, checkProxy } from "~/features/operations/checks/address.server";
import { checkBackupTools, checkDatabase } from "~/features/operations/checks/database.server";
import { checkEnvironment, checkSecrets } from "~/features/operations/checks/environment.server";
import { checkClock, checkTimeZones } from "~/features/operations/checks/time.server";
import { checkBackupAge, checkDisk, checkKeptArchives } from "~/features/operations/checks/upkeep.server";
import { said } from "../../../support/findings";
import { makeTemporaryFolder } from "../../../support/temporary-folder";

const STRONG = { session: "Vt3kQ9xLw2RzP7mYc5Bn8HsJd4GfA6Ue", encryption: "h7Nq2WzX9cKp4LtRv6Ym3BsDf8GjA5Eu" };
const secrets = {
  ...{ sessionSecrets: [STRONG.session], encryptionKeys: [STRONG.encryption] },
  ...{ passphrase: "une longue phrase de passe", file: null },
};

describe("the environment", () => {
  const env = { SITE_URL: "https://agence.example", ABUSE_LIMITS: "on", PAUSE_SCALE: 1 } as const;

  it("is good on a public address by TLS", () => {
    expect(said(checkEnvironment(env, false))).toEqual([
      "good: Réglages lus, adresse publique https://agence.example.",
    ]);
    expect(said(checkEnvironment({ ...env, SITE_URL: "http://localhost:3000" }, false))[0]).toMatch(/^good/);
  });

  it("is doubtful without one, or without TLS", () => {
    expect(said(checkEnvironment({ ...env, SITE_URL: undefined }, false))).toEqual([
      expect.stringMatching(/^doubtful: SITE_URL manque/),
    ]);
    const plain = checkEnvironment({ ...env, SITE_URL: "http://agence.example" }, false);
    expect(said(plain)).toEqual([
      expect.stringMatching(/^doubtful: SITE_URL est en http : .*https:\/\/ dans SITE_URL\.$/),
    ]);
  });

  it("is doubtful where an empty database of a public site would be filled with the demo", () => {
    expect(said(checkEnvironment(env, true))).toEqual([expect.stringMatching(/^doubtful: SEED_DEMO n’est pas à 0/)]);
    expect(said(checkEnvironment({ ...env, SITE_URL: "http://localhost:3000" }, true))[0]).toMatch(/^good/);
  });

  it("is wrong with what measures and tests set", () => {
    expect(said(checkEnvironment({ ...env, ABUSE_LIMITS: "off", PAUSE_SCALE: 0.1 }, false))).toEqual([
      expect.stringMatching(/^wrong: ABUSE_LIMITS=off/),
      expect.stringMatching(/^wrong: PAUSE_SCALE/),
    ]);
  });
});

describe("the secrets", () => {
  it("are good when they are random, apart and sealed in the archives", () => {
    expect(said(checkSecrets(secrets))).toEqual(["good: Forts, à part, et scellés dans les archives."]);
  });

  it("are wrong when they can be guessed, an old one among them too", () => {
    for (const weak of ["a".repeat(40), "motdepasse".repeat(4), "0123456789".repeat(4)]) {
      const found = checkSecrets({ ...secrets, sessionSecrets: [STRONG.session, weak] });
      expect(said(found)).toEqual([expect.stringMatching(/^wrong: SESSION_SECRET se devine/)]);
    }
  });

  it("are doubtful when both are one, and when no archive holds them", () => {
    const found = checkSecrets({ ...secrets, encryptionKeys: [STRONG.session], passphrase: undefined });
    expect(said(found)).toEqual([
      expect.stringMatching(/^doubtful: SESSION_SECRET et ENCRYPTION_KEY sont le même secret/),
      expect.stringMatching(/^doubtful: BACKUP_PASSPHRASE manque/),
    ]);
  });

  it("are wrong where others of the machine read their file", () => {
    const file = join(makeTemporaryFolder("zellige-doctor-"), "secrets.json");
    writeFileSync(file, "{}", { mode: 0o600 });
    expect(said(checkSecrets({ ...secrets, file }))[0]).toMatch(/^good/);
    chmodSync(file, 0o644);
    expect(said(checkSecrets({ ...secrets, file }))).toEqual([
      `wrong: D’autres comptes de la machine lisent ${file} : chmod 600 ${file}.`,
    ]);
  });
});

describe("the database", () => {
  const settings = {
    ...{ server_version: "15.18", server_encoding: "UTF8", fsync: "on", full_page_writes: "on" },
    ...{ synchronous_commit: "on", max_connections: "100" },
  };
  const extensions = ["plpgsql", "pg_trgm", "unaccent"];
  const state = { kind: "PostgreSQL" as const, settings, extensions, pending: [], workers: 4 };

  it("is good when it is new, up to date and durable", () => {
    expect(said(checkDatabase(state))).toEqual(["good: PostgreSQL 15.18, à jour, chaque écriture est sur le disque."]);
    expect(said(checkDatabase({ ...state, kind: "PGlite", settings: { ...settings, fsync: "off" } }))[0]).toMatch(
      /^good/,
    );
  });

  it.each([
    [{ server_version: "12.4" }, /^doubtful: PostgreSQL 12\.4 n’est plus corrigé/],
    [{ server_encoding: "SQL_ASCII" }, /^wrong: Elle écrit en SQL_ASCII/],
    [{ fsync: "off" }, /^wrong: fsync = off/],
    [{ full_page_writes: "off" }, /^wrong: full_page_writes = off/],
    [{ synchronous_commit: "off" }, /^doubtful: synchronous_commit = off/],
    [{ max_connections: "40" }, /^wrong: max_connections = 40 : il en faut 44 pour WEB_CONCURRENCY=4\.$/],
  ])("says what is not: %j", (changed, sentence) => {
    expect(said(checkDatabase({ ...state, settings: { ...settings, ...changed } }))).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it("is wrong when a migration waits", () => {
    expect(said(checkDatabase({ ...state, pending: ["20270101000000_new"] }))).toEqual([
      "wrong: 1 migration(s) à appliquer, de 20270101000000_new : npm run db:migrate.",
    ]);
  });

  it("is wrong without an extension, once it has been migrated", () => {
    const bare = { ...state, extensions: ["plpgsql", "unaccent"] };
    expect(said(checkDatabase(bare))).toEqual([
      expect.stringMatching(/^wrong: L’extension pg_trgm manque\s: .*CREATE EXTENSION pg_trgm/),
    ]);
    expect(said(checkDatabase({ ...bare, pending: ["20260101000000_init"] }))).toHaveLength(1);
  });

  it("is not archived without its programs", () => {
    const folder = makeTemporaryFolder("zellige-doctor-");
    writeFileSync(join(folder, "pg_dump"), "");
    expect(said(checkBackupTools([folder]))).toEqual([
      expect.stringMatching(/^wrong: pg_restore et psql manque : installez/),
    ]);
    for (const name of ["pg_restore", "psql"]) writeFileSync(join(folder, name), "");
    expect(said(checkBackupTools([folder]))[0]).toMatch(/^good/);
  });
});

describe("time", () => {
  it("is told by the site's own table, and doubted only where newer data say otherwise", () => {
    const apart = new Date("2028-03-01T12:00:00Z");
    const findings = [
      checkTimeZones(),
      ...[
        { version: "2099a", apart: null },
        { version: "2025c", apart },
        { version: "2099a", apart },
      ].map(checkTimeZones),
    ];
    expect(findings.flatMap(said)).toEqual([
      expect.stringMatching(/^good: L’heure de Casablanca/),
      expect.stringMatching(/^good: L’heure de Casablanca est la même .*2099a/),
      expect.stringMatching(/^good: L’heure de Casablanca vient des données du site .*2025c\) sont trop anciennes/),
      expect.stringMatching(
        /^doubtful: Les données de Node \(2099a\).* dès le 1er mars 2028.*installez une version plus récente/,
      ),
    ]);
  });

  it("is compared with another machine's, which is named", () => {
    const ahead = (seconds: number) => ({ host: "store.example", aheadMs: seconds * 1000 });
    expect(said(checkClock(ahead(2)))).toEqual(["good: D’accord avec celle de store.example."]);
    expect(said(checkClock(ahead(-20)))).toEqual([
      "doubtful: 20 secondes d’écart avec store.example : réglez-la par le réseau (NTP).",
    ]);
    expect(said(checkClock(ahead(300)))).toEqual([expect.stringMatching(/^wrong: 300 secondes d’écart .*NTP/)]);
    expect(said(checkClock(null))).toEqual([expect.stringMatching(/^doubtful: Comparée à aucune autre/)]);
  });
});

describe("the proxy", () => {
  const site = "https://agence.example";
  const through = (...entries: string[]) =>
    new Headers({ "X-Forwarded-For": entries.join(", "), "X-Forwarded-Proto": "https" });

  it.each([
    [new Headers(), 0, /^good: Aucun/],
    [through("203.0.113.7"), 1, /^good: TRUST_PROXY dit/],
    [through("203.0.113.7", "198.51.100.4"), 2, /^good: TRUST_PROXY dit/],
    [
      through("203.0.113.7", "198.51.100.4"),
      1,
      /^doubtful: Cette demande est passée par 2 proxys, mais TRUST_PROXY vaut 1 : .*Mettez alors TRUST_PROXY=2 ; /,
    ],
    [through("203.0.113.7", "198.51.100.4", "198.51.100.9"), 2, /^doubtful: .*3 proxys.*TRUST_PROXY=3 ; /],
    [through("203.0.113.7", "198.51.100.4"), 0, /^wrong: Un proxy se présente/],
    [through("203.0.113.7"), 0, /^wrong: Un proxy se présente, mais TRUST_PROXY vaut 0/],
    [through("203.0.113.7"), 2, /^wrong: TRUST_PROXY vaut 2, mais cette demande est passée par 1 proxy/],
    [
      new Headers({ "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "http" }),
      1,
      /^wrong: Le proxy reçoit en http/,
    ],
  ])("%# is compared with TRUST_PROXY and SITE_URL", (headers, trustProxy, sentence) => {
    expect(said(checkProxy(headers, trustProxy, site))).toEqual([expect.stringMatching(sentence)]);
  });
});

describe("where the site listens", () => {
  const production = { NODE_ENV: "production", HOST: undefined, TRUST_PROXY: 1 } as const;

  it("is doubtful where proxies are trusted and every interface is open by default", () => {
    expect(said(checkListening(production))).toEqual([
      expect.stringMatching(
        /^doubtful: TRUST_PROXY vaut 1 et HOST manque : .*Mettez HOST=127\.0\.0\.1 si le proxy est sur/,
      ),
    ]);
  });

  it.each([{ HOST: "127.0.0.1" }, { HOST: "0.0.0.0" }, { TRUST_PROXY: 0 }, { NODE_ENV: "development" as const }])(
    "is not where it was decided, or nothing is believed: %j",
    (changed) => {
      expect(checkListening({ ...production, ...changed })).toEqual([]);
    },
  );
});

describe("upkeep", () => {
  const disk = (share: number) => ({ freeBytes: 1, totalBytes: 2, share });

  it("says how full the disk is", () => {
    expect(said(checkDisk(disk(0.3)))).toEqual(["good: Rempli à 30 %."]);
    expect(said(checkDisk(disk(0.85)))[0]).toMatch(/^doubtful: Rempli à 85 % : faites de la place/);
    expect(said(checkDisk(disk(0.95)))[0]).toMatch(/^wrong: Rempli à 95 %/);
    expect(said(checkDisk(null))[0]).toMatch(/^doubtful: Le système ne dit pas/);
  });

  it("says how old the newest archive is", () => {
    const now = new Date("2026-11-24T10:00:00Z");
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    expect(said(checkBackupAge(hoursAgo(8), now))).toEqual(["good: La dernière archive a 8 h."]);
    expect(said(checkBackupAge(hoursAgo(30), now))[0]).toMatch(/^wrong: La dernière archive a 30 h/);
    expect(said(checkBackupAge(null, now))[0]).toMatch(/^doubtful: Aucune archive encore/);
  });

  describe("what is kept", () => {
    const named = (day: string, reason = "nightly") => `${day.replaceAll("-", "")}T013000000Z-${reason}.zellige.tar`;
    const [old, last] = [named("2025-11-14"), named("2026-11-24")];
    const folder = { place: "/srv/archives", names: [last, named("2026-11-23", "manual")] };
    const store = { place: "le stockage de BACKUP_URL", names: [old, last] };

    it("is counted, place by place, back to the oldest", () => {
      expect(said(checkKeptArchives([folder, store], last))).toEqual([
        "good: Gardées : 2 dans /srv/archives, 2 dans le stockage de BACKUP_URL, la plus ancienne du 14 novembre 2025.",
      ]);
      expect(checkKeptArchives([{ ...folder, names: [] }], null)).toEqual([]);
    });

    it("is doubtful where the newest of the site's own is gone from where it was put", () => {
      expect(said(checkKeptArchives([folder, { ...store, names: [old] }], last))).toEqual([
        `doubtful: ${last} n’est pas dans le stockage de BACKUP_URL, ni aucune archive plus récente : npm run backup en fait une. Si ce lieu n’est pas nouveau, cherchez qui l’en a retirée.`,
        expect.stringMatching(/^good: Gardées : 2 dans .*, 1 dans /),
      ]);
    });

    it("is enough where one that was asked for since is there", () => {
      const later = named("2026-11-25", "manual");
      const found = said(checkKeptArchives([folder, { ...store, names: [old, later] }], last));
      expect(found).toEqual([expect.stringMatching(/^good/)]);
    });

    it("is doubtful where it cannot be listed, and says what the other place holds", () => {
      const silent = { place: "le stockage de BACKUP_URL", refusal: "403" };
      expect(said(checkKeptArchives([folder, silent], last))).toEqual([
        "doubtful: Impossible de lister le stockage de BACKUP_URL : les anciennes archives n’y sont pas effacées non plus, vérifiez les droits (403).",
        "good: Gardées : 2 dans /srv/archives, la plus ancienne du 23 novembre 2026.",
      ]);
    });
  });
});
