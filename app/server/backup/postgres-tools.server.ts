import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const PACKAGED = "/usr/lib/postgresql";
const SEARCHED = ["/usr/local/bin", "/usr/bin", "/bin"];
const REASON_MAX_LENGTH = 500;

/** What an archive of a PostgreSQL server is made and put back with. */
export const POSTGRES_TOOLS = ["pg_dump", "pg_restore", "psql"] as const;

/** Starts a program of PostgreSQL, its password in the environment; `ended` rejects with what it said. */
export function startPostgresTool(name: (typeof POSTGRES_TOOLS)[number], url: string | undefined, args: string[]) {
  const files = toolFolders().map((folder) => join(folder, name));
  const child = spawn(files.find((file) => existsSync(file)) ?? name, args, {
    env: { NODE_ENV: "production", PATH: SEARCHED.join(":"), ...(url && connectionOf(url)) },
    stdio: ["pipe", "pipe", "pipe"],
  });
  // A program that has ended reads no more, and says why by itself.
  child.stdin.on("error", () => undefined);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString("utf8")).slice(-REASON_MAX_LENGTH);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", () => reject(new Error(`${name} was not found: install PostgreSQL's client programs.`)));
    child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed: ${said.trim()}`))));
  });
  return { child, ended };
}

/** Runs one to its end, and gives its output, some kilobytes of text. @throws an Error with what the program said */
export function runPostgresTool(
  name: "pg_dump" | "pg_restore",
  url: string | undefined,
  args: string[],
): Promise<string> {
  const { child, ended } = startPostgresTool(name, url, args);
  child.stdin.end();
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => {
    written += chunk.toString("utf8");
  });
  return ended.then(() => written);
}

/** Where PostgreSQL's programs are looked for, the newest version first: an older one refuses a newer server. */
export function toolFolders(): string[] {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).map(Number).filter(Boolean) : [];
  const packaged = versions.sort((one, other) => other - one).map((version) => join(PACKAGED, String(version), "bin"));
  return [...packaged, ...SEARCHED];
}

function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get("sslmode");
  return {
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}
