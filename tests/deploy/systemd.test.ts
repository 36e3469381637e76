import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { makeRelease, pointAt } from "../support/release-folder";
import { freePort } from "../support/server-environment";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { waitFor } from "../support/wait-for";

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
class BootedSystem {
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

vi.setConfig({ testTimeout: 300_000 });

const UNIT = "deploy/zellige.service";
const PATIENCE = { timeout: 120_000, interval: 100 };

/** What the documentation has an operator add for BACKUP_DIR. */
function backupDropIn(): string {
  const [, dropIn = ""] =
    /```ini\n([^`]+ReadWritePaths=[^`]+)```/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
  expect(dropIn).not.toBe("");
  return dropIn;
}

const analyze = (...args: string[]) => spawnSync("systemd-analyze", [...args, UNIT], { encoding: "utf8" });

it("is a unit that systemd finds exposed to 3.0 at most", () => {
  const { status, stdout, stderr } = analyze("security", "--offline=yes", "--threshold=30", "--no-pager");
  expect(stderr).toBe("");
  expect(stdout).toMatch(/Overall exposure level for zellige\.service: [0-2]\.\d/);
  expect(status).toBe(0);
});

it("is a unit that systemd reads without a complaint", () => {
  const { status, stdout, stderr } = analyze("verify", "--man=no");
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});

it("runs the site with all that it is refused, has it back when it is killed or reloaded, and stops it in time", async () => {
  const port = freePort();
  const url = `http://localhost:${port}`;
  const modules = "/srv/zellige/releases/first/node_modules";
  const install = (root: string) => {
    mkdirSync(path.join(root, "srv/zellige/releases"), { recursive: true });
    for (const name of ["first", "second"])
      rmSync(path.join(makeRelease(path.join(root, "srv/zellige/releases"), name), "node_modules"));
    symlinkSync(modules, path.join(root, "srv/zellige/releases/second/node_modules"));
    pointAt(path.join(root, "srv/zellige/current"), "releases/first");
    mkdirSync(path.join(root, "etc/systemd/system"), { recursive: true });
    cpSync(UNIT, path.join(root, "etc/systemd/system/zellige.service"));
    mkdirSync(path.join(root, "etc/systemd/system/zellige.service.d"));
    writeFileSync(path.join(root, "etc/systemd/system/zellige.service.d/override.conf"), backupDropIn());
    writeFileSync(path.join(root, "etc/zellige.env"), `PORT=${port}\nSITE_URL=${url}\nSEED_DEMO=0\n`);
  };
  const system = await BootedSystem.start(install, { [path.resolve("node_modules")]: modules });
  onTestFinished(() => system.stop());
  const systemctl = (...args: string[]) => system.run("systemctl", ...args);
  const show = (name: string) => systemctl("show", "--value", `--property=${name}`, "zellige").stdout.trim();
  const answers = () => waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), PATIENCE);

  const home = ["--home-dir", "/var/lib/zellige", "--shell", "/usr/sbin/nologin"];
  expect(system.run("useradd", "--system", ...home, "zellige").status).toBe(0);
  expect(systemctl("start", "zellige").stderr).toBe("");
  await answers();
  const page = await (await fetch(url)).text();
  // Drawn by the library of pictures, which brings a program of its own.
  const picture = await fetch(/<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "");
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  const journal = system.run("journalctl", "--unit=zellige", "--output=cat").stdout;
  expect(journal).toContain("First administrator: admin@example.com");
  expect(system.run("stat", "--format=%U %a", "/var/lib/zellige/secrets.json").stdout).toBe("zellige 600\n");

  // The disk of the archives was not there until now; what else is beside it stays closed.
  const owner = ["-o", "zellige", "-g", "zellige", "-m", "0700"];
  expect(system.run("install", "-d", ...owner, "/mnt/backups/zellige").status).toBe(0);
  const killed = show("MainPID");
  expect(systemctl("kill", "--signal=KILL", "zellige").status).toBe(0);
  await waitFor(() => expect(show("NRestarts")).toBe("1"), PATIENCE);
  await answers();
  expect(show("MainPID")).not.toBe(killed);
  const touch = (file: string) => system.run("nsenter", "-t", show("MainPID"), "-m", "touch", file);
  expect(touch("/mnt/backups/zellige/probe").stderr).toBe("");
  expect(touch("/mnt/backups/probe").stderr).toContain("Read-only file system");

  expect(await (await fetch(`${url}/release.txt`)).text()).toBe("first");
  expect(system.run("ln", "-sfn", "releases/second", "/srv/zellige/current").status).toBe(0);
  expect(systemctl("reload", "zellige").status).toBe(0);
  await waitFor(() => expect(show("NRestarts")).toBe("2"), PATIENCE);
  expect(system.run("journalctl", "--unit=zellige", "--output=cat").stdout).toContain('"signal":"SIGUSR2"');
  await answers();
  expect(await (await fetch(`${url}/release.txt`)).text()).toBe("second");

  const abroad = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address } of abroad.filter(({ family, internal }) => family === "IPv4" && !internal))
    await expect(fetch(`http://${address}:${port}/healthz`)).rejects.toThrow();

  expect(systemctl("stop", "zellige").status).toBe(0);
  expect([show("Result"), show("ActiveState")]).toEqual(["success", "inactive"]);
});
