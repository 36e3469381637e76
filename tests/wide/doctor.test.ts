import { once } from "node:events";
import { rmSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { createServer } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../support/server-environment";
import { SiteProcess } from "../support/site-process";
import { makeTemporaryFolder } from "../support/temporary-folder";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const port = freePort();
const url = `http://localhost:${port}`;
const folder = makeTemporaryFolder("zellige-doctor-");
/** As somebody starts it who has set nothing: without what the tests of the site set to hurry. */
const own = {
  PORT: port,
  SITE_URL: "",
  DATA_DIR: folder,
  SEED_DEMO: "0",
  ABUSE_LIMITS: "",
  PAUSE_SCALE: "",
  BACKUP_DIR: "",
};

/** The lines of `npm run doctor`, and how it ends. */
async function examine(environment: Record<string, string> = {}) {
  const { code, stdout, stderr } = await new SiteProcess("command.mjs", { ...own, ...environment }, ["doctor"]).ended;
  return { code, stderr, lines: stdout.trimEnd().split("\n") };
}

const about = (lines: string[], subject: string) => lines.filter((line) => line.includes(`  ${subject}\u202f: `));

beforeAll(async () => {
  expect((await new SiteProcess("command.mjs", own, ["prepare"]).ended).code).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm run doctor is content with a fresh site that is stopped, and doubts what is not set yet", async () => {
  const { code, stderr, lines } = await examine();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(lines.filter((line) => !/^(bon|douteux) {2,}\S/.test(line))).toEqual([]);
  expect(about(lines, "Base de données")).toEqual([expect.stringMatching(/^bon .*à jour/)]);
  expect(about(lines, "Adresse publique")).toEqual([expect.stringMatching(/^douteux .*Le site est arrêté/)]);
  expect(about(lines, "Sauvegardes")).toEqual([expect.stringMatching(/^douteux .*Aucune archive encore/)]);
  expect(about(lines, "Proxy")).toEqual([expect.stringMatching(/^douteux .*Non comparés avec TRUST_PROXY/)]);
});

test("npm run doctor asks the site that runs, which holds the embedded database", async () => {
  const site = new SiteProcess("start.mjs", own);
  await site.answers(`${url}/healthz`);
  const { code, stderr, lines } = await examine();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(about(lines, "Adresse publique")).toEqual([expect.stringMatching(/^bon .*\/healthz répond 200/)]);
  // Its own answer, and that of a store on this machine, are of the clock that is looked at.
  expect(about(lines, "Horloge")).toEqual([expect.stringMatching(/^douteux .*Comparée à aucune autre/)]);
  expect((await new SiteProcess("command.mjs", own, ["backup"]).ended).code).toBe(0);
  expect(about((await examine()).lines, "Sauvegardes")).toEqual([
    expect.stringMatching(/^bon .*a 0 h\.$/),
    expect.stringMatching(/^bon .*Gardées\s: 1 dans .*archives, la plus ancienne du /),
  ]);
  expect((await site.stop()).code).toBe(0);
});

describe("npm run doctor gives its lines all the same", () => {
  const SECRETS = {
    SESSION_SECRET: "Vt3kQ9xLw2RzP7mYc5Bn8HsJd4GfA6Ue",
    ENCRYPTION_KEY: "h7Nq2WzX9cKp4LtRv6Ym3BsDf8GjA5Eu",
  };
  const sender = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "" };

  async function examineWith(databaseUrl: string) {
    const { code, stderr, lines } = await examine({ ...SECRETS, ...sender, DATABASE_URL: databaseUrl });
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    for (const subject of ["Environnement", "Secrets", "Fichiers", "Serveur d’envoi", "Horloge", "Disque"]) {
      expect(about(lines, subject), subject).not.toEqual([]);
      expect(about(lines, subject).join("\n"), subject).not.toContain("L’examen a échoué");
    }
    expect(about(lines, "Serveur d’envoi")).toEqual([expect.stringMatching(/^faux .*127\.0\.0\.1 ne répond pas/)]);
    expect(about(lines, "Adresse publique")).toEqual([expect.stringMatching(/^faux .*ne répond pas d’ici/)]);
    for (const subject of ["Domaine d’envoi", "Clés des fournisseurs", "Sauvegardes"]) {
      expect(about(lines, subject)).toEqual([
        expect.stringMatching(/^douteux .*Non examiné, faute de base de données/),
      ]);
    }
    return about(lines, "Base de données");
  }

  test("while no PostgreSQL server answers", async () => {
    expect(await examineWith("postgresql://zellige:secret@127.0.0.1:1/zellige")).toEqual([
      expect.stringMatching(
        /^faux .*ne répond pas \(connect ECONNREFUSED 127\.0\.0\.1:1\)\u202f: vérifiez qu’il tourne/,
      ),
    ]);
  });

  for (const [what, code, sentence] of [
    ["refuses the password", "28P01", /^faux .*refuse le compte \(.+\)\u202f: vérifiez l’identifiant, le mot de passe/],
    ["has no such database", "3D000", /^faux .*La base de DATABASE_URL n’existe pas \(.+\)\u202f: créez-la, vide/],
    ["takes no more connections", "53300", /^faux .*n’ouvre pas la base \(.+\)\u202f: lisez son journal/],
  ] as const) {
    test(`while the PostgreSQL server ${what}`, async () => {
      const server = await refuseWith(code);
      const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      expect(await examineWith(`postgresql://zellige:secret@${address}/zellige`)).toEqual([
        expect.stringMatching(sentence),
      ]);
      server.close();
    });
  }
});

/** Answers each connection as a PostgreSQL server does that refuses it (ErrorResponse of its protocol, version 3). */
async function refuseWith(sqlState: string): Promise<Server> {
  const fields = Buffer.from(`SFATAL\0C${sqlState}\0Mrefused\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4]);
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([head, fields])));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

test("npm run doctor tries the folder of archives, wherever it is", async () => {
  const missing = path.join(folder, "unmounted");
  expect(about((await examine({ BACKUP_DIR: missing })).lines, "Archives")).toEqual([
    expect.stringMatching(/^faux .*unmounted \(BACKUP_DIR\) ne se trouve pas/),
  ]);
  expect(about((await examine()).lines, "Archives")).toEqual([expect.stringMatching(/^douteux .*Ni BACKUP_DIR/)]);
});

test("npm run doctor ends with 1 where something is wrong, and says it first", async () => {
  const { code, lines } = await examine({ ABUSE_LIMITS: "off", PAUSE_SCALE: "0.5" });
  expect(code).toBe(1);
  expect(lines.slice(0, 2).sort()).toEqual([
    expect.stringMatching(/^faux .*ABUSE_LIMITS=off/),
    expect.stringMatching(/^faux .*PAUSE_SCALE/),
  ]);
  expect(lines.slice(2).filter((line) => line.startsWith("faux"))).toEqual([]);
});
