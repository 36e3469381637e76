import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../scripts/steps/free-port.mjs";

/** A PostgreSQL server of its own, from the system's packages, thrown away at the end. */
export class PostgresServer {
  /**
   * @param {string} bin
   * @param {string} folder
   * @param {number} port
   */
  constructor(bin, folder, port) {
    this.bin = bin;
    this.folder = folder;
    this.url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    this.port = port;
  }

  /**
   * Creates and starts a server on a free port.
   * @param {{ folder?: string | undefined }} [options] a folder that is kept: what an earlier server left there goes on
   */
  static async create({ folder = mkdtempSync(join(tmpdir(), "zellige-postgres-")) } = {}) {
    mkdirSync(folder, { recursive: true });
    const server = new PostgresServer(findBin(), folder, await findFreePort());
    if (!existsSync(server.#data)) server.#initialise();
    server.start();
    return server;
  }

  #initialise() {
    const { uid, gid } = serverUser();
    if (uid !== undefined && gid !== undefined) chownSync(this.folder, uid, gid);
    this.#run("initdb", "--pgdata", this.#data, "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync");
  }

  get #data() {
    return join(this.folder, "data");
  }

  /** Of the process whose children serve the connections. */
  get pid() {
    return Number(readFileSync(join(this.#data, "postmaster.pid"), "utf8").split("\n")[0]);
  }

  start() {
    const options = `-p ${this.port} -h 127.0.0.1 -k ${this.folder} -F`;
    this.#run(
      "pg_ctl",
      "start",
      "--wait",
      "--pgdata",
      this.#data,
      "--log",
      join(this.folder, "log"),
      "--options",
      options,
    );
  }

  /** As a crash or a restart of the machine would, without waiting for its clients. */
  stop() {
    this.#run("pg_ctl", "stop", "--wait", "--mode=immediate", "--pgdata", this.#data);
  }

  /** Stops as a service does, with everything written: the folder can be started again. */
  close() {
    this.#run("pg_ctl", "stop", "--wait", "--mode=fast", "--pgdata", this.#data);
  }

  /** Stops every process of the server from running, while its port still accepts connections. */
  freeze() {
    this.#signal("SIGSTOP");
  }

  thaw() {
    this.#signal("SIGCONT");
  }

  remove() {
    try {
      this.thaw();
      this.stop();
    } catch {
      // It was stopped already.
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** @param {NodeJS.Signals} signal */
  #signal(signal) {
    const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(this.pid)], { encoding: "utf8" });
    for (const pid of [this.pid, ...children.trim().split(/\s+/).map(Number)]) process.kill(pid, signal);
  }

  /**
   * @param {string} program
   * @param {string[]} parameters
   */
  #run(program, ...parameters) {
    const options = { cwd: this.folder, ...serverUser(), stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" };
    const { status, stderr } = spawnSync(join(this.bin, program), parameters, /** @type {any} */ (options));
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  }
}

/** PostgreSQL refuses to run as root. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const user = ["postgres", "nobody"].find((name) => spawnSync("id", [name]).status === 0);
  const id = (/** @type {string} */ kind) => Number(execFileSync("id", [kind, String(user)], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function findBin() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions
    .map((version) => join(base, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
  if (bin) return bin;
  const { stdout, status } = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  if (status === 0) return stdout.trim();
  throw new Error("No PostgreSQL server was found: install the package postgresql.");
}
