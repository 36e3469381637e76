import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const PACKAGED = "/usr/lib/postgresql";
const SEARCHED = ["/usr/local/bin", "/usr/bin", "/bin"];
const REASON_MAX_LENGTH = 500;

/**
 * Runs one of PostgreSQL's own programs on a database. The password goes by the environment, where other users of the
 * machine do not read it.
 * @returns what it wrote, which is text of some kilobytes: its files go elsewhere
 * @throws an Error with what the program said
 */
export function runPostgresTool(
  name: "pg_dump" | "pg_restore",
  url: string | undefined,
  args: string[],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const connection = url ? connectionOf(url) : {};
    const target = name === "pg_restore" && url ? [`--dbname=${connection.PGDATABASE}`] : [];
    const child = spawn(findTool(name), [...target, ...args], {
      env: { NODE_ENV: "production", PATH: SEARCHED.join(":"), ...connection },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [written, said] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => {
      written += chunk.toString("utf8");
    });
    child.stderr.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString("utf8")).slice(-REASON_MAX_LENGTH);
    });
    child.once("error", () => reject(new Error(`${name} was not found: install PostgreSQL's client programs.`)));
    child.once("close", (code) =>
      code === 0 ? resolve(written) : reject(new Error(`${name} failed: ${said.trim()}`)),
    );
  });
}

/** Where PostgreSQL's programs are looked for, the newest version first: an older one refuses a newer server. */
export function toolFolders(): string[] {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).map(Number).filter(Boolean) : [];
  const packaged = versions.sort((one, other) => other - one).map((version) => join(PACKAGED, String(version), "bin"));
  return [...packaged, ...SEARCHED];
}

function findTool(name: string): string {
  const files = toolFolders().map((folder) => join(folder, name));
  return files.find((file) => existsSync(file)) ?? name;
}

function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get("sslmode");
  return {
    ...{ PGHOST: hostname, PGPORT: port || "5432", PGUSER: decodeURIComponent(username) },
    ...{ PGPASSWORD: decodeURIComponent(password), PGDATABASE: decodeURIComponent(pathname.slice(1)) },
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}
