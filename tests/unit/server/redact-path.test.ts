import { readdirSync, readFileSync } from "node:fs";
import pino from "pino";
import { expect, it, vi } from "vitest";
import { createPreviewPath } from "~/features/blog/post-form.server";
import { withoutTokens } from "~/features/mail/queries.server";
import { isTokenPath, redactPath, TOKEN_PATHS, TOKEN_QUERIES } from "~/server/core/token-paths.server";
import { logger } from "~/server/logger.server";

const TOKEN = "h2Yp0dGqkB1s-ZbX9nT4uVwR8cLmE6aJ_oKfI3xN5tQ";

it("leaves the token of a private link out of the log, as a page and as data", () => {
  const path = createPreviewPath("0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11");
  expect([path, `${path}.data`].map(redactPath)).toEqual(["/blog/apercu/(token)", "/blog/apercu/(token).data"]);
});

it("is how every line is written that names a path, whoever writes it", () => {
  const path = createPreviewPath("0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11");
  const { [pino.symbols.streamSym]: stream } = logger as unknown as { [key: symbol]: { write(line: string): void } };
  const lines: string[] = [];
  const spied = vi.spyOn(stream!, "write").mockImplementation((line) => void lines.push(line));
  const { level } = logger;
  try {
    logger.level = "error";
    logger.error({ event: "cross-site-refused", path });
  } finally {
    logger.level = level;
    spied.mockRestore();
  }
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(["/blog/apercu/(token)"]);
});

it("leaves every other path as it is, up to a length", () => {
  const paths = [
    "/",
    "/blog/un-article.data",
    "/admin/clients/0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11",
    "/assets/x-BwQ1.js",
  ];
  expect(paths.map(redactPath)).toEqual(paths);
  expect(redactPath(`/${"a".repeat(2000)}`)).toHaveLength(500);
});

it("leaves out a token that was cut, and no id of the office", () => {
  expect(redactPath(`/devis/${TOKEN.slice(0, 20)}/vue.gif`)).toBe("/devis/(token)/vue.gif");
  const office = "/admin/devis/0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11";
  expect(redactPath(office)).toBe(office);
});

it("leaves a token out where a mistyped address holds it, and no slug of its length", () => {
  const mistyped = [`/es/devis/${TOKEN}`, `/d%c3%a9vis/${TOKEN}.pdf`, `/devis;x/${TOKEN}`, `/devis/;/${TOKEN}`];
  expect(mistyped.map(redactPath)).toEqual([
    "/es/devis/(token)",
    "/d%c3%a9vis/(token).pdf",
    "/devis;x/(token)",
    "/devis/(token)/(token)",
  ]);
  const slug = `/blog/${"un-site-de-casablanca-2026".padEnd(43, "-x")}`;
  expect(redactPath(slug)).toBe(slug);
});

/** The address of a route by the name of its folder, as far as its token. */
const addressOf = (route: string) =>
  route
    .replace(/^_[^.]+\./, "")
    .replaceAll("_.", ".")
    .replaceAll(".", "/");

it("names each route whose address holds a token, and no other", () => {
  const routes = readdirSync("app/routes").filter((name) => name.includes("$token"));
  const before = routes.map((route) => addressOf(route.slice(0, route.indexOf(".$token"))));
  expect([...new Set(before)].sort()).toEqual([...TOKEN_PATHS]);
});

it("names each page that a letter leads to by a token in its query", () => {
  const folder = "app/features";
  const letters = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("emails.ts"),
  );
  const texts = letters.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  const pages = [...texts.matchAll(/`\/([\w/-]+)\?token=/g)].map(([, page]) => page!);
  expect([...new Set(pages)].sort()).toEqual([...TOKEN_QUERIES]);
});

it.each(TOKEN_PATHS)("leaves the token of /%s/ out of log and letter, however the path is written", (path) => {
  const encoded = `/%${path.charCodeAt(0).toString(16)}${path.slice(1)}/${TOKEN}`;
  const twice = encoded.replaceAll("%", "%25");
  const written = [
    ...[
      `/${path}/${TOKEN}`,
      `/${path.toUpperCase()}/${TOKEN}`,
      `//${path.replace("/", "//")}///${TOKEN}`,
      encoded,
      twice,
    ],
    ...[
      twice.replaceAll("%", "%25"),
      `/blog/..%2f${path}/${TOKEN}`,
      `/${path}/${TOKEN}.data`,
      `/${path}/${TOKEN}.pdf/x`,
    ],
    `/${path}/${TOKEN.replace("h", "%68")}`,
  ];
  for (const way of written) {
    expect(redactPath(way).toLowerCase()).toMatch(new RegExp(`^/${path}/\\(token\\)(\\.data|\\.pdf/x)?$`));
    expect(isTokenPath(way)).toBe(true);
  }
  const letter = `Ouvrir :\nhttps://exemple.ma/${path}/${TOKEN}\net https://exemple.ma/${path}/abc.${TOKEN}`;
  expect(withoutTokens(letter)).toBe(`Ouvrir :\nhttps://exemple.ma/${path}/…\net https://exemple.ma/${path}/…`);
});

it("says of a page with a token in its query that no site may be told its address, and of no other", () => {
  for (const page of TOKEN_QUERIES)
    expect([`/${page}`, `/${page}.data`, `/${page.toUpperCase()}/`].map(isTokenPath)).toEqual([true, true, true]);
  const others = ["/", "/devis", "/auth", "/blog/un-article", "/admin/devis/0b1e3f0e-6d5e-4f6b-9a44-0d4a3a1f1d11"];
  expect(others.map(isTokenPath)).toEqual(others.map(() => false));
});

it("is the list by which the prepared proxy keeps its log", () => {
  const conf = readFileSync("deploy/nginx.conf", "utf8");
  const [, listed = ""] = /\(\?<private>\/\+\(\?:([^)]+)\)/.exec(conf) ?? [];
  expect(listed.replaceAll("/+", "/").split("|")).toEqual([...TOKEN_PATHS]);
  const [, format = ""] = /log_format zellige ([\s\S]*?);/.exec(conf) ?? [];
  expect(format).not.toMatch(/\$(?:request\b(?!_)|request_uri|args|query_string|http_referer|uri)/);
  expect(conf.match(/access_log [^;]+ zellige;/g)).toHaveLength(2);
});
