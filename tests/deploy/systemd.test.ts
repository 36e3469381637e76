import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { makeRelease, pointAt } from "../support/release-folder";
import { freePort } from "../support/server-environment";
import { waitFor } from "../support/wait-for";
import { BootedSystem } from "./support/booted-system";

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
