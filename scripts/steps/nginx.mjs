import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Starts nginx, one process, on files that are compressed already. `files`: path → bytes. */
export async function startNginx({ directory, port, files }) {
  mkdirSync(join(directory, "root"), { recursive: true });
  const locations = [...files].map(([path, bytes], index) => {
    writeFileSync(join(directory, "root", `${index}.html`), bytes);
    return `location = ${path} { try_files /${index}.html =404; add_header Content-Encoding gzip; }`;
  });
  const file = join(directory, "nginx.conf");
  writeFileSync(file, configuration(directory, port, locations));
  const nginx = spawn("nginx", ["-c", file], { stdio: "ignore" });
  await listening(port);
  return nginx;
}

function configuration(directory, port, locations) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${directory}/${name};`)
    .join(" ");
  return `
daemon off; master_process off; pid ${directory}/pid; error_log ${directory}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  default_type "text/html; charset=utf-8"; types { text/html html; } ${temporary}
  server { listen 127.0.0.1:${port}; root ${directory}/root; ${locations.join("\n")} }
}`;
}

async function listening(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nginx does not start.");
}
