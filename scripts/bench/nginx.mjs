import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../steps/site-process.mjs";

/** Stops a benchmark with a sentence, before anything else is measured, where nginx is missing. */
export function requireNginx() {
  if (spawnSync("nginx", ["-v"]).error)
    throw new Error("The benchmark needs nginx: install it from your system's packages.");
}

/** Starts nginx, one process, on files that are compressed already. `files`: path → bytes. */
export async function startNginx({ directory, port, files }) {
  mkdirSync(join(directory, "root"), { recursive: true });
  const locations = [...files].map(([path, bytes], index) => {
    writeFileSync(join(directory, "root", `${index}.html`), bytes);
    return `location = ${path} { try_files /${index}.html =404; add_header Content-Encoding gzip; }`;
  });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  const file = join(directory, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${directory}/pid; error_log ${directory}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  default_type "text/html; charset=utf-8"; types { text/html html; } ${temporary.join(" ")}
  server { listen 127.0.0.1:${port}; root ${directory}/root; ${locations.join("\n")} }
}`,
  );
  const nginx = spawn("nginx", ["-c", file], { stdio: "ignore" });
  const isListening = () => fetch(`http://127.0.0.1:${port}/`).catch(() => null);
  await until(isListening, 50, "nginx does not start.", 5000);
  return nginx;
}
