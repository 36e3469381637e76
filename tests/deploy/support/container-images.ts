import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Below it everything that a build of images leaves, to be used by the next one. */
const CACHE = path.resolve(".cache/deploy");
const STORE = ["--root", path.join(CACHE, "images"), "--runroot", path.join(CACHE, "run")];
const SUITE = "trixie";
/** What the machine knows of the way to the registries: their certificates. */
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** The names by which the Dockerfile is given its two base images. */
const BASES = { SYSTEM: "localhost/system", BUILDER: "localhost/builder" };

/** Runs buildah on images of our own. @returns what it prints */
export function buildah(...args: string[]): string {
  const stdio: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"];
  return execFileSync("buildah", [...STORE, ...args], { encoding: "utf8", stdio, maxBuffer: 1 << 28 }).trim();
}

/**
 * Makes the images on which the Dockerfile builds, where no registry of images can be asked: Debian by debootstrap, as
 * slim as the official one, and the same with Node and npm from the registry of packages.
 * @param line of Node
 */
export function makeBases(line: string): void {
  const [system, tools] = [path.join(CACHE, "system"), path.join(CACHE, `node-${line}`)];
  if (!existsSync(`${system}.tar`)) makeSystem(system);
  if (!existsSync(tools)) {
    const packages = [`node-linux-${process.arch}@${line}`, "npm@11"];
    execFileSync("npm", ["install", "--prefix", tools, "--ignore-scripts", "--no-audit", ...packages], {
      stdio: "inherit",
    });
  }
  commitImage(BASES.SYSTEM, "scratch", (container) => buildah("add", "--quiet", container, `${system}.tar`, "/"));
  commitImage(BASES.BUILDER, BASES.SYSTEM, (container) => {
    const packages = path.join(tools, "node_modules");
    buildah(
      "add",
      "--quiet",
      container,
      path.join(packages, `node-linux-${process.arch}/bin/node`),
      "/usr/local/bin/node",
    );
    buildah("add", "--quiet", container, path.join(packages, "npm"), "/usr/local/lib/node_modules/npm");
    buildah(
      "run",
      "--isolation",
      "chroot",
      container,
      "ln",
      "-s",
      "../lib/node_modules/npm/bin/npm-cli.js",
      "/usr/local/bin/npm",
    );
  });
}

function commitImage(name: string, from: string, fill: (container: string) => void): void {
  const container = buildah("from", "--pull=never", from);
  fill(container);
  buildah("commit", "--quiet", "--rm", container, name);
}

function makeSystem(folder: string): void {
  mkdirSync(CACHE, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  execFileSync("debootstrap", ["--variant=minbase", SUITE, folder, debianMirror()], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  // What debian:trixie-slim leaves out as well.
  for (const place of ["usr/share/doc", "usr/share/man", "usr/share/locale", "var/cache/apt", "var/lib/apt/lists"]) {
    for (const name of readdirSync(path.join(folder, place)))
      rmSync(path.join(folder, place, name), { recursive: true });
  }
  const own = "/etc/apt/apt.conf.d";
  for (const name of readdirSync(own).filter((file) => file.startsWith("99"))) {
    cpSync(path.join(own, name), path.join(folder, own, name));
  }
  writeFileSync(
    path.join(folder, "etc/apt/apt.conf.d/docker-clean"),
    'APT::Update::Post-Invoke { "rm -f /var/cache/apt/*.bin"; };',
  );
  execFileSync("tar", ["--create", "--file", `${folder}.tar`, "--directory", folder, "."]);
  rmSync(folder, { recursive: true });
}

/** The one that this machine installs its own packages from. */
function debianMirror(): string {
  const folder = "/etc/apt/sources.list.d";
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .concat("/etc/apt/sources.list");
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  const found = texts
    .map((text) => /^(?:URIs:|deb(?: \[.*\])?) *(https?:\S+\/debian\/?)\s/m.exec(text)?.[1])
    .find(Boolean);
  if (!found) throw new Error("No mirror of Debian is named in /etc/apt.");
  return found;
}

/** Builds `deploy/Dockerfile` on those bases. */
export async function buildImage(name: string): Promise<void> {
  const bases = Object.entries(BASES).flatMap(([key, value]) => ["--build-arg", `${key}=${value}`]);
  const trusted = existsSync(CERTIFICATES)
    ? ["--volume", `${CERTIFICATES}:${CERTIFICATES}:ro`, "--env", `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`]
    : [];
  // Buildah's own limit of open files is below what the build of the styles opens at once.
  const how = [
    "--ulimit",
    "nofile=16384:16384",
    "--isolation",
    "chroot",
    "--layers",
    "--pull=never",
    "--format",
    "docker",
    ...trusted,
  ];
  const what = ["--ignorefile", "deploy/Dockerfile.dockerignore", "--file", "deploy/Dockerfile", "--tag", name, "."];
  const build = spawn("buildah", [...STORE, "build", ...how, ...bases, ...what], { stdio: "inherit" });
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error("The image could not be built.");
}
