import { readdirSync, readFileSync } from "node:fs";

const FIELD = /<(?:input|textarea|select|button)\b[^>]*\bname="([^"]+)"[^>]*>/g;
const LINK = /<a\b[^>]*\bhref="(\/(?:admin|dashboard)\/[^"#?]*)"/g;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What only a script sends, or a link in a letter leads to: no page that the scanner opens shows a form of it. */
export const UNSHOWN_FORMS = [
  ...["reset", "invitation"].map((name) => ({
    who: "visitor",
    path: `/auth/${name}`,
    fields: { token: "x".repeat(43), password: "un-mot-de-passe", password_confirmation: "un-mot-de-passe" },
  })),
  { who: "visitor", path: "/auth/verify", fields: { intent: "confirm", token: "x".repeat(43), password: "un-mot" } },
  { who: "visitor", path: "/theme", fields: { theme: "light", redirectTo: "/contact" } },
  { who: "admin", path: "/admin/blog/preview", fields: { content: "**un**" } },
  { who: "admin", path: "/admin/sidebar", fields: { sidebar_state: "collapsed", redirectTo: "/admin" } },
].map(({ fields, ...form }) => ({ ...form, fields: new URLSearchParams(fields) }));

/**
 * Every form that posts, of these pages and of those behind their links, one page of each kind, as they are shown to the
 * holder of the cookie: its address, and its fields as they are filled in.
 */
export async function findForms({ base, paths, cookie = "" }) {
  const forms = new Map();
  const waiting = [...paths];
  const seen = new Set(waiting.map(kindOf));
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const html = await (await fetch(base + path, { headers: { Cookie: cookie } })).text();
    for (const { key, ...form } of formsOf(html, path)) if (!forms.has(key)) forms.set(key, form);
    for (const [, link] of html.matchAll(LINK)) {
      if (seen.has(kindOf(link)) || /\/(export|events)$|\.\w+$/.test(link)) continue;
      seen.add(kindOf(link));
      waiting.push(link);
    }
  }
  return [...forms.values()];
}

const DELETES = /\/(?:delete|erase|cancel)$/;

/** The forms as they can all be sent: the end of the session would end the visit, what deletes a row takes it from the others. */
export function inLastingOrder(forms) {
  const lasting = forms.filter(({ path }) => !path.startsWith("/sign-out"));
  return lasting.sort((a, b) => Number(DELETES.test(a.path)) - Number(DELETES.test(b.path)));
}

/** The same page of another row is the same code. */
function kindOf(path) {
  return path.replace(ID, "ID");
}

/** The forms of a page that post, by what they are: their address, and their fields as they are filled in. */
export function formsOf(html, page) {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head, body]) => {
    if (!/method="post"/i.test(head)) return [];
    const path = plainText(/\baction="([^"]*)"/.exec(head)?.[1] ?? page);
    const fields = new Map();
    for (const [tag, name] of body.matchAll(FIELD)) {
      if (/type="file"/.test(tag) || fields.has(name)) continue;
      fields.set(plainText(name), plainText(/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "") || "un");
    }
    const key = `${kindOf(path)} ${fields.get("intent") ?? ""} ${[...fields.keys()].sort()}`;
    return [{ key, path, fields: new URLSearchParams([...fields]) }];
  });
}

const ACTION = /export (?:const|async function|function) action\b|export \{[^}]*\baction\b/;

/** The routes that take a post, as their folders are called, to which none of these addresses leads. */
export function actionsWithout(addresses) {
  const withAction = readdirSync("app/routes", { recursive: true })
    .filter((file) => /\/route\.tsx?$/.test(file) && ACTION.test(readFileSync(`app/routes/${file}`, "utf8")))
    .map((file) => file.split("/")[0]);
  const paths = addresses.map((address) => address.split("?")[0]);
  return withAction.filter((name) => !paths.some((path) => patternOf(name).test(path)));
}

/** 'admin.blog_.$id' is the folder of /admin/blog/…; what is named stands before what may be anything. */
function patternOf(name) {
  const parts = name.split(".").filter((part) => part !== "_site" && part !== "_index");
  const path = parts.map((part) => {
    if (/^\$name_?$/.test(part)) return "[^/]+";
    return part.startsWith("$") ? ID.source : part.replace(/_$/, "");
  });
  return new RegExp(`^/${path.join("/")}$`);
}

function plainText(text) {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<");
}
