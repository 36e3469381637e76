import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { makeTemporaryFolder } from "../../support/temporary-folder";
import { waitFor } from "../../support/wait-for";

/** A group of processes for systemd to keep its own in, in whichever hierarchy this machine has without controllers. */
const ENTER = `set -e
for hierarchy in /sys/fs/cgroup/unified /sys/fs/cgroup; do [ -e $hierarchy/cgroup.procs ] && break; done
mkdir -p $hierarchy/zellige-deploy
echo $$ > $hierarchy/zellige-deploy/cgroup.procs
exec unshare --pid --fork --kill-child --mount --uts --ipc --cgroup sh -c "$BOOT"`;

/** This machine's files, on which what is written stays aside, with systemd as the first process and no service but the journal. */
const BOOT = `set -e
mount --make-rprivate /
mount -t overlay overlay -o "lowerdir=/,upperdir=$FOLDER/upper,workdir=$FOLDER/work" "$FOLDER/root"
cd "$FOLDER/root"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
mount --rbind /dev dev
mount -t tmpfs -o mode=1777 tmpfs dev/shm
for pair in $BINDS; do mkdir -p ".\${pair#*:}"; mount --bind "\${pair%%:*}" ".\${pair#*:}"; done
rm -rf etc/systemd/system/*.wants usr/lib/systemd/system/*.wants
printf '[Unit]\\nWants=systemd-journald.service\\n' > etc/systemd/system/tried.target
mkdir -p before
pivot_root . before
umount -l /before
exec env -i container=test PATH=/usr/sbin:/usr/bin /usr/lib/systemd/systemd --unit=tried.target --show-status=no`;

const TIDY = "rmdir $(find /sys/fs/cgroup -depth -type d -path '*/zellige-deploy*')";

/** A system that systemd has started, in namespaces of its own; the network is the machine's. For root alone. */
export class BootedSystem {
  readonly #process: ChildProcess;

  private constructor(folder: string, binds: Record<string, string>) {
    for (const name of ["work", "root"]) mkdirSync(path.join(folder, name));
    const pairs = Object.entries(binds).map(([from, to]) => `${from}:${to}`);
    const env = { PATH: process.env.PATH, NODE_ENV: "test" as const, FOLDER: folder, BINDS: pairs.join(" "), BOOT };
    this.#process = spawn("sh", ["-c", ENTER], { env, stdio: ["ignore", "ignore", "inherit"] });
  }

  /**
   * @param fill puts files below the folder that it is given, as they stand below / of that system
   * @param binds folders of this machine, by what they are called there
   */
  static async start(fill: (root: string) => void, binds: Record<string, string> = {}): Promise<BootedSystem> {
    const folder = makeTemporaryFolder("zellige-system-");
    mkdirSync(path.join(folder, "upper"));
    fill(path.join(folder, "upper"));
    const system = new BootedSystem(folder, binds);
    await waitFor(
      () => {
        if (system.#process.exitCode !== null) throw new Error("The system has ended.");
        const { stdout } = system.run("systemctl", "is-system-running");
        if (stdout.trim() !== "running") throw new Error(`The system is ${stdout}`);
      },
      { timeout: 60_000, interval: 100 },
    );
    return system;
  }

  /** Runs a command there to its end. */
  run(...command: string[]) {
    const inside = ["-m", "-u", "-i", "-p", "-C", "-r", "-w", "env", "-i", "PATH=/usr/sbin:/usr/bin", ...command];
    return spawnSync("nsenter", ["-t", String(this.#first), ...inside], { encoding: "utf8" });
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, "close");
    process.kill(this.#first, "SIGKILL");
    await ended;
    // The last of its processes may be on their way out.
    const tidy = () => execFileSync("sh", ["-c", TIDY], { stdio: "ignore" });
    await waitFor(tidy, { timeout: 10_000, interval: 50 });
  }

  /** The number that systemd, its own first process, has on this machine. */
  get #first(): number {
    const { pid } = this.#process;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim());
  }
}
