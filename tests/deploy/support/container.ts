import type { ChildProcess } from "node:child_process";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { buildah } from "./container-images";

interface ImageConfig {
  Env: string[];
  Cmd: string[];
  User: string;
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

const ISOLATE = `set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount --bind "$DATA" "$ROOT/data"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
mount -o remount,bind,ro "$ROOT"
exec chroot --userspec="$OWNER" "$ROOT" /usr/bin/env -i "$@"`;

/**
 * An image as `docker run --read-only --tmpfs /tmp --volume DATA:/data` runs it, but for the network, which is the
 * machine's: its files as a read-only root in a mount namespace of their own, its user, environment and command.
 */
export class Container {
  readonly #container: string;
  readonly root: string;
  readonly config: ImageConfig;

  constructor(
    image: string,
    private readonly data: string,
  ) {
    this.config = JSON.parse(buildah("inspect", "--type", "image", image)).Docker.config;
    this.#container = buildah("from", "--pull=never", image);
    this.root = buildah("mount", this.#container);
  }

  /** Starts a command of the image, its own unless told. */
  start(environment: Record<string, string> = {}, command = this.config.Cmd): ChildProcess {
    const [file = "", ...args] = this.#commandLine(environment, command);
    return spawn(file, args, { env: this.#places, stdio: ["ignore", "pipe", "pipe"] });
  }

  /** Runs a command to its end. */
  run(command: string[], environment: Record<string, string> = {}) {
    const [file = "", ...args] = this.#commandLine(environment, command);
    return spawnSync(file, args, { env: this.#places, encoding: "utf8" });
  }

  remove(): void {
    buildah("rm", this.#container);
  }

  get #places() {
    const places = { ROOT: this.root, DATA: this.data, OWNER: this.config.User };
    return { PATH: process.env.PATH, NODE_ENV: "production" as const, ...places };
  }

  #commandLine(environment: Record<string, string>, command: string[]): string[] {
    const variables = [...this.config.Env, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)];
    const inside = ["sh", "-c", `cd ${this.config.WorkingDir} && exec "$@"`, "sh", ...command];
    return ["unshare", "--mount", "sh", "-c", ISOLATE, "sh", ...variables, ...inside];
  }
}

/** Asks a process to end. @returns its exit code */
export async function endOf(child: ChildProcess): Promise<number | null> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  return (await ended)[0];
}
