import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../support/server-environment";
import { makeTemporaryFolder } from "../../support/temporary-folder";

const CERTIFICATE = "/etc/letsencrypt/live/www.example.com";

/** The real nginx on `deploy/nginx.conf`, with ports, a certificate and a folder of this machine. */
export class Nginx {
  /** Its server is the one for every name. */
  readonly host = "localhost";
  readonly #folder = makeTemporaryFolder("zellige-nginx-");
  readonly securePort = freePort();
  readonly plainPort = freePort();

  /** @param upstream the port of the site */
  constructor(upstream: number | string) {
    const [key, certificate] = [join(this.#folder, "privkey.pem"), join(this.#folder, "fullchain.pem")];
    const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=www.example.com"];
    execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
    this.#configure(upstream);
    this.#run();
  }

  /** Has it ask another port, as an operator would: by its configuration, and `nginx -s reload`. */
  leadTo(upstream: number | string): void {
    this.#configure(upstream);
    this.#run("-s", "reload");
  }

  /** The processes that take connections; those of a configuration before end once their connections have. */
  get workers(): number[] {
    const master = readFileSync(join(this.#folder, "pid"), "utf8").trim();
    const listed = execFileSync("ps", ["-o", "pid=", "--ppid", master], { encoding: "utf8" });
    return listed.trim().split("\n").map(Number);
  }

  /** What it has logged of requests. */
  get log(): string {
    return readFileSync(join(this.#folder, "zellige.log"), "utf8");
  }

  /** What it has logged of failures, of requests and its own. */
  get errors(): string {
    return ["errors", "zellige-error.log"].map((name) => readFileSync(join(this.#folder, name), "utf8")).join("");
  }

  stop(): void {
    process.kill(Number(readFileSync(join(this.#folder, "pid"), "utf8")), "SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #configure(upstream: number | string): void {
    const folder = this.#folder;
    const site = readFileSync("deploy/nginx.conf", "utf8")
      .replaceAll(CERTIFICATE, folder)
      .replaceAll("/var/log/nginx", folder)
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstream}`)
      .replace("listen 80;", `listen 127.0.0.1:${this.plainPort};`)
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${this.securePort} ssl http2;`)
      .replaceAll(/^ *listen \[::\].*$/gm, "");
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const http = `http { ${paths.join(" ")}\n${site} }`;
    writeFileSync(join(folder, "nginx.conf"), `pid ${folder}/pid; error_log ${folder}/errors; events {}\n${http}`);
  }

  #run(...args: string[]): void {
    const { status, stderr } = spawnSync("nginx", ["-c", join(this.#folder, "nginx.conf"), ...args], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  }
}
