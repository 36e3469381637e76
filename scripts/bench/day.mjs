import { Agent, request } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { ADMIN, processorMs, residentMegabytes, signIn, untilItRests } from "../steps/site-process.mjs";
import { figure, writeRun } from "./figures.mjs";
import { linksBelow, rounded } from "./load.mjs";

const DAY = { views: 1_000_000, messages: 5_000, seconds: 1_200 };
/** How much of a day falls on each of its hours: little at night, most after supper. */
const HOURS = [1, 1, 1, 1, 1, 1, 2, 3, 5, 6, 6, 6, 7, 6, 5, 5, 6, 7, 8, 10, 12, 10, 6, 3];
/** The office works at its own pace, however fast the day goes by. */
const EDITORS_A_MINUTE = 50;
const TICK_MS = 10;
const STAMP_LIFE_MS = 30_000;

const OFFICE = ["", "/inquiries", "/blog", "/analytics", "/projects", "/marketing"].map((path) => `/admin${path}`);
/** What visitors of a campaign read beside the home page, which is four times as often, the articles and the services. */
const READ = ["/services/programming", "/services/graphics", "/blog", "/maroc", "/contact", "/about"];
const FLOODER = "197.230.0.1";

/**
 * A day of a campaign in twenty minutes: a million pages, most of them in the evening, five thousand messages, an office
 * that works meanwhile, and one address that floods the form. DAY_SCALE=0.01 is as dense and a hundredth as long. The
 * limits against strangers are on, as they are for visitors: each comes from an address of its own. Each request is sent
 * when it is due, whether those before it are answered or not, which autocannon's connections would wait for.
 */
export async function benchDay({ onSite }) {
  const scale = Number(process.env.DAY_SCALE ?? 1);
  const day = { views: DAY.views * scale, messages: DAY.messages * scale, ms: DAY.seconds * scale * 1000 };
  const figures = await onSite(
    async ({ base, pid }) => {
      await untilItRests(pid);
      const visitors = await createVisitors(base);
      const course = await playDay({ day, visitors, pid });
      return figuresOf({ ...visitors, course, day });
    },
    { env: { ABUSE_LIMITS: "on", TRUST_PROXY: "1" } },
  );
  writeRun("day", figures);
}

/** Sends what is due at each moment of the day. */
async function playDay({ day, visitors, pid }) {
  const sent = { view: 0, write: 0, edit: 0, flood: 0 };
  const course = { before: residentMegabytes(pid), most: 0, lateMs: 0, busyMs: -processorMs(pid) };
  const begun = performance.now();
  let last = begun;
  for (let share = 0; share < 1; ) {
    const now = performance.now();
    course.lateMs = Math.max(course.lateMs, now - last - TICK_MS);
    last = now;
    share = Math.min(1, (now - begun) / day.ms);
    const due = {
      view: dueBy(share, day.views),
      write: dueBy(share, day.messages),
      edit: ((now - begun) / 60_000) * EDITORS_A_MINUTE,
      flood: dueBy(share, day.messages / 20),
    };
    for (const kind of Object.keys(due)) for (; sent[kind] < due[kind]; sent[kind] += 1) visitors[kind](sent[kind]);
    if (sent.view % 100 === 0) course.most = Math.max(course.most, residentMegabytes(pid));
    await wait(TICK_MS);
  }
  await visitors.finished();
  const after = residentMegabytes(pid);
  return { ...course, after, most: Math.max(course.most, after), busyMs: course.busyMs + processorMs(pid) };
}

/** How many of `total` are due once this share of the day, from 0 to 1, has gone by. */
function dueBy(share, total) {
  const sum = (hours) => hours.reduce((all, each) => all + each, 0);
  const hour = share * HOURS.length;
  const part = (HOURS[Math.floor(hour)] ?? 0) * (hour % 1);
  return Math.round((total * (sum(HOURS.slice(0, Math.floor(hour))) + part)) / sum(HOURS));
}

/**
 * All who ask the site for something during a day, each by a number: `told` are the answers of each kind and how long
 * they took, in microseconds, `refused` how many were not what their sender is promised.
 */
async function createVisitors(base) {
  const cookie = await signIn(base, ADMIN);
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const kinds = ["kept pages", "messages", "office requests"];
  const told = Object.fromEntries([...kinds, "messages of the flood"].map((kind) => [kind, createHistogram()]));
  const refused = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const underWay = new Set();
  const links = await Promise.all(["/services/programming", "/blog"].map((path) => linksBelow(base, path)));
  const pages = [...["/", "/", "/", "/"], ...READ, ...links.flat()];

  /** One request over connections that are kept open; a broken one has the status 0. */
  const send = (kind, path, { fields, ...headers }) => {
    const body = fields && new URLSearchParams(fields).toString();
    const begun = performance.now();
    const answered = new Promise((resolve) => {
      const posted = body && { Origin: base, "Content-Type": "application/x-www-form-urlencoded" };
      const options = {
        ...{ agent, method: body ? "POST" : "GET" },
        headers: { "Accept-Encoding": "gzip", Accept: "text/html", ...headers, ...posted },
      };
      const asked = request(base + path, options, (answer) => {
        answer.resume().once("close", () => resolve(answer.complete ? answer.statusCode : 0));
      });
      asked.once("error", () => resolve(0)).end(body);
    }).then((status) => {
      underWay.delete(answered);
      if (status === (body ? 303 : 200)) told[kind].record(Math.max(1, Math.round((performance.now() - begun) * 1000)));
      else if (kind in refused) refused[kind] += 1;
    });
    underWay.add(answered);
  };

  /** The stamp of the form, as a visitor gets it with the page; the same one for half a minute. */
  const readStamp = async () => {
    const page = await (await fetch(`${base}/contact`)).text();
    return /name="form_stamp" value="([^"]+)"/.exec(page)[1];
  };
  let stamp = readStamp();
  let stampedAt = performance.now();
  const write = async (kind, number, address) => {
    if (performance.now() - stampedAt > STAMP_LIFE_MS) {
      stampedAt = performance.now();
      stamp = readStamp();
    }
    const fields = {
      ...{ intent: "inquiry", name: "Nadia Alami", email: `nadia.${number}@atelier.example` },
      ...{ message: `Bonjour, une vitrine pour notre atelier, n° ${number}`, form_stamp: await stamp },
    };
    send(kind, "/contact", { fields, "X-Forwarded-For": address });
  };

  return {
    told,
    refused,
    view: () => {
      const path = pages[Math.floor(Math.random() * pages.length)];
      send("kept pages", path, { "X-Forwarded-For": addressOf(Math.floor(Math.random() * 60_000)) });
    },
    write: (number) => void write("messages", number, addressOf(number)),
    flood: (number) => void write("messages of the flood", `flood-${number}`, FLOODER),
    edit: (number) => {
      const office = { Cookie: cookie, "X-Forwarded-For": "105.148.0.1" };
      const fields = { intent: "project", status: "pending", title: `Catalogue du jour ${number}` };
      if (number % 10 > 0) send("office requests", OFFICE[number % OFFICE.length], office);
      else send("office requests", "/admin/projects/new", { ...office, fields });
    },
    finished: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** An address of a network of its own for each number. */
function addressOf(number) {
  return `105.${150 + Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`;
}

function figuresOf({ told, refused, course, day }) {
  const ms = (name, share, options) =>
    figure(`${name}: p${share}`, rounded(told[name].percentile(share) / 1000, 1), { unit: "ms", ...options });
  return [
    ...Object.entries(refused).map(([name, count]) => figure(`${name} refused`, count, { atMost: 0 })),
    figure("messages of the flood taken", told["messages of the flood"].count, {
      atMost: 20 * Math.ceil(day.ms / 600_000 + 1),
    }),
    figure("kept pages", told["kept pages"].count, { isMore: true }),
    ...[ms("kept pages", 50), ms("kept pages", 99, { atMost: 20 }), ms("kept pages", 99.9)],
    ...[ms("messages", 50), ms("messages", 99), ms("office requests", 50), ms("office requests", 99)],
    figure("memory before", course.before, { unit: "MB" }),
    figure("memory, highest", course.most, { unit: "MB", atMost: 400 }),
    figure("memory after", course.after, { unit: "MB" }),
    figure("processor’s time of all", Math.round(course.busyMs / 1000), { unit: "s" }),
    figure("latest that a request was sent", Math.round(course.lateMs), { unit: "ms" }),
  ];
}
