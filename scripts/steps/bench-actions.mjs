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

/** Forms that are posted: one that stores nothing, one that is refused, and messages and projects, each another one. */
export const FORMS = {
  theme: { path: "/theme", fields: { theme: "light", redirectTo: "/" }, expects: 3 },
  refused: { path: "/contact", fields: { ...MESSAGE, email: "nadia" }, expects: 4 },
  message: { path: "/contact", fields: MESSAGE, numbered: "message", expects: 3 },
  project: {
    path: "/admin/projects/new",
    fields: { intent: "project", status: "pending", title: "Catalogue " },
    numbered: "title",
    expects: 3,
  },
};

/**
 * Posts one of the forms again and again.
 * @param directory where the bodies are written down for wrk
 */
export function measurePosts({ base, directory, cookie, seconds = 5 }, { path, fields, numbered, expects }) {
  const script = join(directory, `${path.replaceAll("/", "-")}-${expects}.lua`);
  writeFileSync(script, postScript({ base, fields, numbered }));
  return measure(base + path, { seconds, cookie, script, expects });
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
