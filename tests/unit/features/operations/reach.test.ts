import { X509Certificate } from "node:crypto";
import type { Socket } from "node:dgram";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkAddress } from "~/features/operations/checks/address.server";
import { checkArchiveFolder, checkNoArchivePlace, checkStorage } from "~/features/operations/checks/archives.server";
import { checkMailDomain, checkMailServer, textReader } from "~/features/operations/checks/mail.server";
import { FileStorage } from "~/server/storage/file-storage.server";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { readStorageAddress } from "~/server/storage/storage-address";
import { said } from "../../../support/findings";
import { listen } from "../../../support/listen";
import { S3Server } from "../../../support/s3-server";
import { makeTemporaryFolder } from "../../../support/temporary-folder";

const HEADER_BYTES = 12;
const TYPE_AND_CLASS_BYTES = 4;
const ANSWERED = 0x8180;
const NO_SUCH_NAME = 0x8183;
const TXT = 16;
/** Points at the name of the question. */
const NAME_OF_QUESTION = 0xc00c;

/** A name server of this machine that knows some text records (RFC 1035), and that nothing else exists. */
class NameServer {
  readonly #socket: Socket = createSocket("udp4");

  private constructor(records: Readonly<Record<string, string>>) {
    this.#socket.on("message", (question, { address, port }) => {
      this.#socket.send(answerTo(question, records), port, address);
    });
  }

  static async open(records: Readonly<Record<string, string>>): Promise<NameServer> {
    const server = new NameServer(records);
    server.#socket.bind(0, "127.0.0.1");
    await once(server.#socket, "listening");
    return server;
  }

  /** As `Resolver.setServers` takes it. */
  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#socket.close(() => resolve()));
  }
}

function answerTo(message: Buffer, records: Readonly<Record<string, string>>): Buffer {
  const { name, end } = nameIn(message);
  const text = records[name];
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(message.readUInt16BE(0), 0);
  header.writeUInt16BE(text === undefined ? NO_SUCH_NAME : ANSWERED, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  const question = message.subarray(HEADER_BYTES, end);
  return Buffer.concat([header, question, ...(text === undefined ? [] : [record(text)])]);
}

function record(text: string): Buffer {
  const data = Buffer.from(text);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(NAME_OF_QUESTION, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length + 1, 10);
  return Buffer.concat([head, Buffer.from([data.length]), data]);
}

/** The name that is asked for, and where the question ends. */
function nameIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  return { name: labels.join("."), end: at + 1 + TYPE_AND_CLASS_BYTES };
}

const tls = (name: string) => readFileSync(path.resolve(`tests/fixtures/tls/${name}.pem`), "utf8");
/** Of this machine, for nothing else: made for these tests, its authority is itself. */
const KEY_AND_CERTIFICATE = { key: tls("key"), cert: tls("certificate") };

async function openMailServer(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer(options);
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

describe("the mail server", () => {
  it("is good when it lets us in", async () => {
    const onAuth: SMTPServerOptions["onAuth"] = ({ username, password }, _, answer) =>
      username === "agence" && password === "p@ss" ? answer(null, { user: "agence" }) : answer(new Error("no"));
    const port = await openMailServer({ disabledCommands: ["STARTTLS"], allowInsecureAuth: true, onAuth });
    expect(said(await checkMailServer(`smtp://agence:p%40ss@127.0.0.1:${port}`))).toEqual([
      "good: 127.0.0.1 répond et accepte le compte.",
    ]);
    expect(said(await checkMailServer(`smtp://agence:wrong@127.0.0.1:${port}`))).toEqual([
      expect.stringMatching(/^wrong: 127\.0\.0\.1 refuse le compte de SMTP_URL/),
    ]);
  });

  it.each([
    ["smtps", { secure: true }],
    ["smtp", {}],
  ])("is wrong with a certificate that no authority gave, by %s", async (protocol, how) => {
    const port = await openMailServer({ ...KEY_AND_CERTIFICATE, ...how, authOptional: true });
    expect(said(await checkMailServer(`${protocol}://localhost:${port}`))).toEqual([
      expect.stringMatching(
        /^wrong: Le certificat de localhost n’est pas reconnu \(.+\) : écrivez dans SMTP_URL le nom/,
      ),
    ]);
  });

  it("is wrong when nobody is there, doubtful when there is none", async () => {
    const [sentence] = said(await checkMailServer("smtp://127.0.0.1:1"));
    expect(sentence).toMatch(/^wrong: 127\.0\.0\.1 ne répond pas \(.+\) : vérifiez l’adresse/);
    expect(said(await checkMailServer(undefined))).toEqual([expect.stringMatching(/^doubtful: SMTP_URL manque/)]);
  });
});

describe("the domain of the sender", () => {
  const whole = {
    "agence.example": "v=spf1 mx -all",
    "_dmarc.agence.example": "v=DMARC1; p=quarantine",
    "s1._domainkey.agence.example": "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3",
  };

  async function ask(sender: string, records: Record<string, string>) {
    const server = await NameServer.open(records);
    onTestFinished(() => server.close());
    return said(await checkMailDomain(sender, textReader([server.address])));
  }

  it("is good with SPF, DKIM and DMARC", async () => {
    expect(await ask("Agence <bonjour@agence.example>", whole)).toEqual(["good: agence.example a SPF, DKIM et DMARC."]);
  });

  it("says each record that it lacks", async () => {
    expect(await ask("bonjour@agence.example", { "agence.example": "google-site-verification=1" })).toEqual([
      expect.stringMatching(/^wrong: agence\.example n’a pas d’enregistrement SPF/),
      expect.stringMatching(/^wrong: agence\.example n’a pas d’enregistrement DMARC/),
      expect.stringMatching(/^doubtful: Aucune clé DKIM de agence\.example/),
    ]);
  });

  it("is doubtful where no name server answers, and wrong without an address", async () => {
    const server = await NameServer.open({});
    const { address } = server;
    await server.close();
    const asked = await checkMailDomain("bonjour@agence.example", textReader([address]));
    expect(said(asked)).toEqual([
      expect.stringMatching(/^doubtful: Les enregistrements de agence\.example ne se lisent pas/),
    ]);
    expect(said(await checkMailDomain("Agence"))).toEqual([
      expect.stringMatching(/^wrong: MAIL_FROM n’a pas d’adresse/),
    ]);
  });
});

describe("the files", () => {
  it("are good in a folder and in a store, and leave nothing there", async () => {
    const folder = makeTemporaryFolder("zellige-doctor-");
    expect(said(await checkStorage(new FileStorage(folder), "le dossier"))).toEqual([
      "good: Écrit, relu et effacé dans le dossier.",
    ]);
    const store = await S3Server.create();
    onTestFinished(() => store.stop());
    expect(said(await checkStorage(new S3Storage(readStorageAddress(store.storageUrl())!), "le stockage"))).toEqual([
      "good: Écrit, relu et effacé dans le stockage.",
    ]);
  });

  it("are wrong where they cannot be written", async () => {
    const folder = makeTemporaryFolder("zellige-doctor-");
    const blocked = path.join(folder, "file");
    writeFileSync(blocked, "");
    chmodSync(blocked, 0o400);
    expect(said(await checkStorage(new FileStorage(blocked), "le dossier"))).toEqual([
      expect.stringMatching(/^wrong: Impossible d’écrire dans le dossier : vérifiez les droits et la place/),
    ]);
    const store = await S3Server.create();
    onTestFinished(() => store.stop());
    const refused = new S3Storage(readStorageAddress(store.storageUrl("another"))!);
    expect(said(await checkStorage(refused, "le stockage"))).toEqual([expect.stringMatching(/^wrong: Impossible/)]);
  });
});

describe("the public address", () => {
  async function openSite(status: number) {
    const server = createServer(KEY_AND_CERTIFICATE, (_, answer) => answer.writeHead(status).end());
    return `https://localhost:${await listen(server)}`;
  }

  it("is wrong with a certificate that no authority gave", async () => {
    expect(said(await checkAddress(await openSite(200)))[0]).toMatch(/^wrong: Celui de localhost n’est pas reconnu/);
  });

  it("says when a certificate ends", async () => {
    const site = await openSite(200);
    const { cert: ca } = KEY_AND_CERTIFICATE;
    const end = Date.parse(new X509Certificate(ca).validTo);
    const daysBefore = async (days: number) =>
      said(await checkAddress(site, { ca, now: new Date(end - days * 86_400_000) }))[0];
    expect(await daysBefore(60)).toBe("good: Celui de localhost vaut encore 60 jours.");
    expect(await daysBefore(5)).toMatch(/^doubtful: Celui de localhost expire dans 5 jours/);
    expect(await daysBefore(-2)).toMatch(/^wrong: Celui de localhost a expiré/);
  });

  it("is doubtful while it is known that the site is stopped", async () => {
    expect(said(await checkAddress("http://localhost:1", { isSiteStopped: true }))).toEqual([
      "doubtful: Le site est arrêté : démarrez-le et relancez l’examen pour essayer http://localhost:1.",
    ]);
  });

  it("is wrong where nobody answers", async () => {
    const [certificate, address] = said(await checkAddress("https://localhost:1"));
    expect(certificate).toBe("wrong: localhost ne montre pas de certificat : vérifiez le proxy.");
    expect(address).toMatch(/^wrong: https:\/\/localhost:1 ne répond pas d’ici/);
  });
});

describe("the folder of archives", () => {
  const folderIn = (parent: string) => {
    const folder = mkdtempSync(path.join(parent, "zellige-doctor-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  };

  it("is good on another disk than the data, and nothing is left there", async () => {
    const [folder, data] = [folderIn("/dev/shm"), folderIn(tmpdir())];
    expect(said(await checkArchiveFolder(folder, data))).toEqual([
      `good: ${folder} (BACKUP_DIR) : écrit, relu, effacé, sur un autre disque que DATA_DIR.`,
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is doubtful on the disk of the data, as a place where none is mounted is", async () => {
    const data = folderIn(tmpdir());
    const folder = path.join(data, "archives");
    mkdirSync(folder);
    expect(said(await checkArchiveFolder(folder, data))).toEqual([
      expect.stringMatching(/ est sur le disque de DATA_DIR, dont la perte emporte le site et ses archives : montez-y/),
    ]);
    expect(said(checkNoArchivePlace())).toEqual([expect.stringMatching(/^doubtful: Ni BACKUP_DIR ni BACKUP_URL : /)]);
  });

  it("is wrong where it is missing, and is not made", async () => {
    const data = folderIn(tmpdir());
    const folder = path.join(data, "unmounted", "zellige");
    expect(said(await checkArchiveFolder(folder, data))).toEqual([
      expect.stringMatching(
        /^wrong: .*\/unmounted\/zellige \(BACKUP_DIR\) ne se trouve pas : montez son disque, ou créez-le/,
      ),
    ]);
    expect(readdirSync(data)).toEqual([]);
  });

  it("is wrong where nothing can be written", async () => {
    // Where the kernel lets nobody make a file.
    expect(said(await checkArchiveFolder("/proc/self/task", folderIn(tmpdir())))).toEqual([
      expect.stringMatching(
        /^wrong: Impossible d’écrire, .* dans \/proc\/self\/task \(BACKUP_DIR\) : .*ReadWritePaths= \(.+\)\.$/,
      ),
    ]);
  });
});
