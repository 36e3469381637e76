import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { signIn } from "./sign-in.mjs";
import { measure } from "./wrk.mjs";

/** Whoever looks at what stands behind the sign-in; a client of the demo data has the same password. */
export const ADMIN = { email: "mesure@zellige.example", password: "trois-rangs-de-carreaux" };
const CLIENT = { ...ADMIN, email: "khadija@riad-benali.example" };

const MESSAGE = { intent: "inquiry", name: "Nadia Alami", email: "nadia@atelier.example", message: "Une vitrine, n° " };

/** The sessions of an admin and of a client, before wrk has the process stand still: its open connections go stale. */
export async function signInBoth(base) {
  return { admin: await signIn(base, ADMIN), client: await signIn(base, CLIENT) };
}

/**
 * Requests per second of screens behind the sign-in, and of forms: one that stores nothing, one that is refused, and
 * messages and projects that are stored, each another one.
 * @param directory where the bodies are written down for wrk
 */
export function benchActions({ base, directory, admin, client }) {
  const get = (path, cookie) => ({ path, ...measure(base + path, { seconds: 5, cookie }) });
  const post = (path, what, { fields, numbered, cookie, expects }) => {
    const script = join(directory, `${what.replaceAll(" ", "-")}.lua`);
    writeFileSync(script, postScript({ base, fields, numbered }));
    return { path: `POST ${path}`, what, ...measure(base + path, { seconds: 5, cookie, script, expects }) };
  };
  const project = { intent: "project", status: "pending", title: "Catalogue " };
  console.table([
    get("/dashboard", client),
    get("/admin", admin),
    get("/admin/inquiries", admin),
    post("/theme", "kept in a cookie", { fields: { theme: "light", redirectTo: "/" }, expects: 3 }),
    post("/contact", "refused", { fields: { ...MESSAGE, email: "nadia" }, expects: 4 }),
    post("/contact", "a message stored", { fields: MESSAGE, numbered: "message", expects: 3 }),
    post("/admin/projects/new", "a project stored", { fields: project, numbered: "title", cookie: admin, expects: 3 }),
  ]);
}

/** A program for wrk that posts a form; each has a number of its own at the end of one field. */
function postScript({ base, fields, numbered }) {
  const others = Object.entries(fields).filter(([name]) => name !== numbered);
  const body = new URLSearchParams(numbered ? [...others, [numbered, fields[numbered]]] : others);
  return `wrk.method = "POST"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"
wrk.headers["Origin"] = "${base}"
local sent = 0
function request()
  sent = sent + 1
  return wrk.format(nil, nil, nil, "${body}"${numbered ? " .. sent" : ""})
end
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init() counts = {} end
function response(status)
  local class = math.floor(status / 100)
  counts[class] = (counts[class] or 0) + 1
end
function done()
  for _, thread in ipairs(threads) do
    for class, count in pairs(thread:get("counts")) do print("answers " .. class .. "xx: " .. count) end
  end
end
`;
}
