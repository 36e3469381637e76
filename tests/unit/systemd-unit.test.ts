import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * What `systemd-analyze security` weighs most in a service that opens no device and needs no right of root: with these its
 * exposure is 1.3. `npm run test:deploy -- systemd` asks systemd itself.
 */
const HARDENED = {
  ...{ NoNewPrivileges: "yes", CapabilityBoundingSet: "", AmbientCapabilities: "", UMask: "0077" },
  ...{ ProtectSystem: "strict", ProtectHome: "yes", PrivateTmp: "yes", PrivateDevices: "yes", PrivateUsers: "yes" },
  ...{ ProtectClock: "yes", ProtectHostname: "yes", ProtectProc: "invisible", ProcSubset: "pid" },
  ...{ ProtectKernelLogs: "yes", ProtectKernelModules: "yes", ProtectKernelTunables: "yes" },
  ...{ ProtectControlGroups: "yes", RestrictAddressFamilies: "AF_INET AF_INET6 AF_UNIX", RestrictNamespaces: "yes" },
  ...{ RestrictRealtime: "yes", RestrictSUIDSGID: "yes", LockPersonality: "yes", RemoveIPC: "yes" },
  ...{ SystemCallArchitectures: "native", SystemCallFilter: "@system-service ~@privileged @resources" },
};

/** The settings of the service; those given twice are joined by a space. */
function readUnit(file: string): Record<string, string> {
  const [, service = ""] = readFileSync(file, "utf8").split("[Service]\n");
  const settings: Record<string, string> = {};
  for (const [, name = "", value = ""] of service.matchAll(/^(\w+)=(.*)$/gm)) {
    settings[name] = name in settings ? `${settings[name]} ${value}` : value;
  }
  return settings;
}

const unit = readUnit("deploy/zellige.service");

it("runs the site without a right that it does not need", () => {
  expect(unit).toMatchObject(HARDENED);
  expect(unit.User).toBe("zellige");
});

it("is reached by the proxy of its machine alone, whose word on a visitor's address is believed", () => {
  expect(unit.Environment).toMatch(/(^| )HOST=127\.0\.0\.1( |$)/);
});

it("starts the site as npm start does, by the link that an upgrade changes, and lets it come to its end", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, options = ""] = /exec node (.*) scripts\/start\.mjs/.exec(scripts.start) ?? [];
  expect(options).not.toBe("");
  expect(unit.ExecStart).toBe(`/usr/bin/node ${options} /srv/zellige/current/scripts/start.mjs`);
  expect(unit.ExecReload).toBe("/bin/kill -USR2 $MAINPID");
  // At a reload one process ends with 0, and is to be started anew from the release of then.
  expect(unit.Restart).toBe("always");
  expect(Number(unit.TimeoutStopSec)).toBeGreaterThan(10);
  expect(unit.Environment).toContain("MALLOC_ARENA_MAX=2");
  expect(scripts.start).toContain("MALLOC_ARENA_MAX=2");
});
