import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { databaseWriter } from "../../support/embedded-site";
import { temporaryDataDir } from "../../support/temporary-database";

// A lock beats, and is watched, five times as fast; in the processes that are started too.
vi.hoisted(() => vi.stubEnv("PAUSE_SCALE", "0.2"));

// Starting processes takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const start = await databaseWriter();
const hasOpened = (lines: string[]) => lines.includes("open");

describe("the embedded database and processes", () => {
  test("a second process is refused at once, and told who and what to do", async () => {
    const folder = temporaryDataDir();
    const first = start(folder);
    await first.until(hasOpened);
    // Whoever watched whether it goes on would take the folder over.
    process.kill(first.pid, "SIGSTOP");

    const second = start(folder);
    expect(await second.exited).toBe(1);
    expect(second.errors).toContain(`in use by process ${first.pid} `);
    expect(second.errors).toContain("DATABASE_URL");
    expect(second.errors.trim().split("\n")).toHaveLength(1);
  });

  test("a lock of another machine is never taken over", async () => {
    const folder = temporaryDataDir();
    const holder = {
      pid: 1,
      startedAt: "1",
      bootId: "another",
      host: "another",
      pidNamespace: "",
      command: "npm start",
    };
    writeFileSync(join(folder, "database.lock"), JSON.stringify(holder));
    const backend = new EmbeddedBackend(join(folder, "database"));
    await expect(backend.connect()).rejects.toThrow("in use by process 1 (npm start, on another)");
  });
});
