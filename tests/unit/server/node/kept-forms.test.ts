import type { AppLoadContext } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { daylightHour } from "~/lib/dates/casablanca";
import { createFormStamp, isDoubtful } from "~/server/forms/honeypot.server";
import { createSiteServer } from "~/server/node/http-server.server";
import { keyOf } from "~/server/page-cache/cache-key.server";
import { getCachedPage } from "~/server/page-cache/page-cache.server";
import { listen } from "../../../support/listen";

const HTML = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };
const MID_HOUR = new Date("2026-11-21T10:20:00Z");

let port: number;
let path: string;
let count = 0;
/** What the application was told of each page that it rendered. */
let told: AppLoadContext[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: MID_HOUR });
  told = [];
  path = `/form-${++count}`;
  const app = async (_request: Request, context: AppLoadContext = {}) =>
    new Response(`<p>${told.push(context)}</p>`, { headers: HTML });
  const policy = () => ({ hasForm: true });
  port = await listen(createSiteServer({ app, policy, isPage: () => true, files: new Map() }, () => false));
});

afterEach(() => void vi.useRealTimers());

const ask = (address = path) => fetch(`http://127.0.0.1:${port}${address}`);
const textOf = async (address?: string) => (await ask(address)).text();

describe("a kept page with a form", () => {
  it("is rendered once for all, and stored by no browser", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(told.map(({ isShared }) => isShared)).toEqual([true]);
    const headers = ["cache-control", "etag", "set-cookie"];
    const seen = new Set(answers.map((answer) => headers.map((name) => answer.headers.get(name)).join()));
    expect(seen).toEqual(new Set(["no-store,,"]));
  });

  it("is rendered for each request that has a query", async () => {
    const texts = [await textOf(), await textOf(`${path}?tab=new`), await textOf(`${path}?tab=new`), await textOf()];
    expect(texts).toEqual(["<p>1</p>", "<p>2</p>", "<p>3</p>", "<p>1</p>"]);
    expect(told.map(({ isShared = false }) => isShared)).toEqual([true, false, false]);
  });

  it("tells whom it was just shown to", async () => {
    await ask();
    const links = "http://a.example http://b.example www.c.example";
    const isFast = (network: string | null) => {
      const form = new FormData();
      form.set("form_stamp", createFormStamp(MID_HOUR.getTime() - 60_000));
      return isDoubtful(form, links, { network });
    };
    expect([isFast("127.0.0.1"), isFast("192.0.2.1"), isFast(null)]).toEqual([true, false, false]);
  });
});

it("a kept page is lit by its hour: rendered anew once that has turned, in the place of the former", async () => {
  expect([await textOf(), await textOf()]).toEqual(["<p>1</p>", "<p>1</p>"]);
  vi.setSystemTime(new Date("2026-11-21T11:00:00Z"));
  expect([await textOf(), await textOf()]).toEqual(["<p>2</p>", "<p>2</p>"]);
  expect(getCachedPage(keyOf(path).id)?.hour).toBe(daylightHour(new Date()));
});
