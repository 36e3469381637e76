import { once } from "node:events";
import { request } from "node:http";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { OTHERS } from "~/lib/web/campaign";
import { closeDatabase, db, openDatabase } from "~/server/db/db.server";
import { scaledMs } from "~/server/env.server";
import { createSiteServer } from "~/server/node/http-server.server";
import {
  countPageView,
  flushLastPageViews,
  flushPageViews,
  startPageViewFlush,
  VALUES_A_DAY,
} from "~/server/page-views/page-views.server";
import { resetDatabase } from "../../../support/database";
import { listen } from "../../../support/listen";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const POLICIES: Record<string, object | null> = {
  "/auth": { hasForm: true },
  "/contact": { hasForm: true, isBySource: true },
  "/private": null,
  "/robots.txt": null,
};

let port: number;

beforeEach(async () => {
  await flushPageViews();
  await resetDatabase();
  const app = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    const type = pathname === "/picture" ? "image/png" : "text/html; charset=utf-8";
    return new Response("<p>", { status: pathname === "/gone" ? 404 : 200, headers: { "Content-Type": type } });
  };
  const policy = (pathname: string) => (pathname in POLICIES ? POLICIES[pathname]! : {});
  port = await listen(createSiteServer({ app, policy, isPage: () => true, files: new Map() }, () => false));
});

/** Not by fetch(), which sets the headers of a page that is asked for by a script. */
async function open(path: string, headers: Record<string, string> = {}, method = "GET") {
  const sent = request({ port, path, method, headers: { "User-Agent": FIREFOX, ...headers } }).end();
  const [answer] = await once(sent, "response");
  answer.resume();
  await once(answer, "end");
  return answer.statusCode as number;
}

async function counted() {
  await flushPageViews();
  const rows = await db.pageView.findMany({ orderBy: [{ page: "asc" }, { referrer: "asc" }, { campaign: "asc" }] });
  return rows.map(({ page, referrer, campaign, views }) => [page, referrer, campaign, views]);
}

describe("a page that is sent", () => {
  it("is counted, kept or rendered, with the site and the campaign that led to it", async () => {
    await open("/maroc");
    await open("/maroc?utm_source=Meta&utm_medium=cpc", { Referer: "https://www.google.com/search?q=x" });
    await open("/MAROC/");
    await open("/maroc", { Referer: "http://localhost:3000/" });
    await open("/contact?service=logo");
    expect(await counted()).toEqual([
      ["/contact", "", "", 1],
      ["/maroc", "", "", 2],
      ["/maroc", "google.com", "meta / cpc", 1],
    ]);
  });

  it("is counted when the browser has it already", async () => {
    const etag = (await fetch(`http://127.0.0.1:${port}/terms`)).headers.get("etag") ?? "";
    expect(await open("/terms", { "If-None-Match": etag })).toBe(304);
    expect(await counted()).toEqual([["/terms", "", "", 1]]);
  });

  it("is not counted for a robot, ahead of time, for a script, when it is missing or private, or no page", async () => {
    await open("/a", { "User-Agent": "Googlebot/2.1" });
    await open("/a", { "User-Agent": "" });
    await open("/a", { "User-Agent": `${FIREFOX} ${"x".repeat(600)}` });
    await open("/a", { "Sec-Purpose": "prefetch;prerender" });
    await open("/a", { "Sec-Fetch-Dest": "empty" });
    await open("/a", {}, "HEAD");
    await open("/a", {}, "POST");
    for (const path of ["/gone", "/private", "/auth", "/picture", "/robots.txt"]) await open(path);
    expect(await counted()).toEqual([]);
  });

  it("is not mixed up with another visitor’s: a contact page tells its own source alone", async () => {
    const app = async (asked: Request) =>
      new Response(asked.headers.get("Referer") ?? "none", { headers: { "Content-Type": "text/html" } });
    const policy = (path: string) => (path === "/form" ? { hasForm: true, isBySource: true } : {});
    const site = createSiteServer({ app, policy, isPage: () => true, files: new Map() }, () => false);
    const own = `http://127.0.0.1:${await listen(site)}`;
    const text = async (referer: string, path = "/form") =>
      (await fetch(own + path, { headers: referer ? { Referer: referer } : {} })).text();
    await text("", "/kept-page");
    const campaign = `${own}/kept-page?utm_source=meta`;
    expect([await text(""), await text(campaign), await text(""), await text(`${own}/kept-page`)]).toEqual([
      "none",
      campaign,
      "none",
      "http://localhost:3000/kept-page",
    ]);
    // Neither another site nor a page that is none makes a page that is kept.
    expect([await text("https://google.com/"), await text(`${own}/nowhere`)]).toEqual(["https://google.com/", "none"]);
  });
});

const VIEW = { page: "/", referrer: "", campaign: "" };

describe("what was counted", () => {
  it("is added to what is stored, and stored once however many ask for it", async () => {
    for (let n = 0; n < 3; n += 1) countPageView(VIEW);
    await Promise.all([flushPageViews(), flushPageViews(), flushLastPageViews()]);
    countPageView(VIEW);
    expect(await counted()).toEqual([["/", "", "", 4]]);
  });

  it("waits while the database is down, and is stored afterwards", async () => {
    countPageView(VIEW);
    await closeDatabase();
    await expect(flushPageViews()).rejects.toThrow();
    countPageView(VIEW);
    await openDatabase();
    expect(await counted()).toEqual([["/", "", "", 2]]);
  });

  it("is not added twice where the answer of the database was lost", async () => {
    countPageView(VIEW);
    const original = db.$transaction.bind(db);
    const lost = Object.assign(db, {
      $transaction: async (work: never) => {
        await original(work);
        throw new Error("the connection broke off");
      },
    });
    await expect(flushPageViews()).rejects.toThrow("broke off");
    Object.assign(lost, { $transaction: original });
    countPageView(VIEW);
    expect(await counted()).toEqual([["/", "", "", 2]]);
  });

  it("names 200 campaigns and 200 sites a day of ten thousand, and loses no view of the rest", async () => {
    for (let n = 0; n < 10_000; n += 1) countPageView({ page: "/", referrer: `s${n}.example`, campaign: `c${n}` });
    const rows = await counted();
    const names = (place: number) => new Set(rows.map((row) => row[place]));
    expect([names(1).size, names(2).size]).toEqual([VALUES_A_DAY + 1, VALUES_A_DAY + 1]);
    expect(rows.reduce((sum, [, , , views]) => sum + Number(views), 0)).toBe(10_000);
    countPageView({ page: "/", referrer: "s0.example", campaign: "c10001" });
    const known = (await counted()).find(([, referrer]) => referrer === "s0.example");
    expect(known).toBeDefined();
    expect(await db.sourceValue.count()).toBe(2 * VALUES_A_DAY);
  });

  it("takes no more room for campaigns of sites that are not named", async () => {
    for (let n = 0; n < 5_000; n += 1) countPageView({ page: "/", referrer: `s${n}.example`, campaign: "" });
    for (const campaign of ["late", "later"]) countPageView({ page: "/", referrer: OTHERS, campaign });
    const rows = await counted();
    expect(new Set(rows.map(([, , campaign]) => campaign))).toEqual(new Set(["", OTHERS]));
    expect(rows).toContainEqual(["/", OTHERS, OTHERS, 2]);
  });

  it("stores what was counted every ten seconds while the process serves", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const stored = async () => (await db.pageView.findFirst({ where: { page: "/" } }))?.views ?? 0;
    startPageViewFlush();
    for (const views of [1, 2]) {
      countPageView(VIEW);
      vi.advanceTimersByTime(scaledMs(10_000) - 1);
      expect(await stored()).toBe(views - 1);
      vi.advanceTimersByTime(1);
      await expect.poll(stored).toBe(views);
    }
  });
});
