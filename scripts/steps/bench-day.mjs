import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ADMIN } from "./bench-actions.mjs";
import { figure, writeRun } from "./bench-figures.mjs";
import { dueBy } from "./day-curve.mjs";
import { createVisitor } from "./day-visitor.mjs";
import { processorMs, residentMegabytes } from "./processor-time.mjs";
import { signIn } from "./sign-in.mjs";
import { startSite } from "./site-process.mjs";

const DAY = { views: 1_000_000, messages: 5_000, seconds: 1_200 };
/** The office works at its own pace, however fast the day goes by. */
const EDITORS_A_MINUTE = 50;
const TICK_MS = 10;

const SCREENS = [
  "/admin",
  "/admin/inquiries",
  "/admin/blog",
  "/admin/analytics",
  "/admin/projects",
  "/admin/marketing",
];
/** What visitors of a campaign read: each as often as it is named, the articles and services of the demo beside. */
const READ = [
  "/",
  "/",
  "/",
  "/",
  "/services/programming",
  "/services/graphics",
  "/blog",
  "/maroc",
  "/contact",
  "/about",
];

/**
 * A day of a campaign in twenty minutes: a million pages, most of them in the evening, five thousand messages, an office
 * that works meanwhile, and one address that floods the form. DAY_SCALE=0.01 is as dense and a hundredth as long. The
 * limits against strangers are on, as they are for visitors: each comes from an address of its own.
 */
export async function benchDay({ base, port, directory }) {
  const scale = Number(process.env.DAY_SCALE ?? 1);
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ABUSE_LIMITS: "on", TRUST_PROXY: "1" };
  const site = await startSite({ base, port, dataDir: join(directory, "data"), env });
  try {
    await site.rest();
    const cookie = await signIn(base, ADMIN);
    const day = { views: DAY.views * scale, messages: DAY.messages * scale, ms: DAY.seconds * scale * 1000 };
    const visitor = await createVisitor({ base, port, cookie, pages: await listPages(base), screens: SCREENS });
    const course = await playDay({ day, visitor, pid: site.pid });
    writeRun("day", figuresOf({ visitor, course, day }));
  } finally {
    await site.stop();
  }
}

async function listPages(base) {
  const links = async (path, pattern) =>
    [...(await (await fetch(base + path)).text()).matchAll(pattern)].map(([, href]) => href);
  const services = await links("/services/programming", /href="(\/services\/programming\/[\w-]+)"/g);
  const articles = await links("/blog", /href="(\/blog\/[\w-]+)"/g);
  return [...READ, ...new Set([...services, ...articles])];
}

/** Sends what is due at each moment of the day, whether what was sent before is answered or not. */
async function playDay({ day, visitor, pid }) {
  const sent = { views: 0, messages: 0, edits: 0, floods: 0 };
  const course = { before: residentMegabytes(pid), most: 0, lateMs: 0, busyMs: -processorMs(pid) };
  const begun = performance.now();
  let last = begun;
  for (let share = 0; share < 1; ) {
    const now = performance.now();
    course.lateMs = Math.max(course.lateMs, now - last - TICK_MS);
    last = now;
    share = Math.min(1, (now - begun) / day.ms);
    const due = {
      views: dueBy(share, day.views),
      messages: dueBy(share, day.messages),
      edits: ((now - begun) / 60_000) * EDITORS_A_MINUTE,
      floods: dueBy(share, day.messages / 20),
    };
    for (; sent.views < due.views; sent.views += 1) visitor.view();
    for (; sent.messages < due.messages; sent.messages += 1) visitor.write(sent.messages);
    for (; sent.edits < due.edits; sent.edits += 1) visitor.edit(sent.edits);
    for (; sent.floods < due.floods; sent.floods += 1) visitor.flood(sent.floods);
    if (sent.views % 100 === 0) course.most = Math.max(course.most, residentMegabytes(pid));
    await wait(TICK_MS);
  }
  await visitor.finished();
  course.most = Math.max(course.most, residentMegabytes(pid));
  return { ...course, after: residentMegabytes(pid), busyMs: course.busyMs + processorMs(pid) };
}

function figuresOf({ visitor: { told, refused }, course, day }) {
  const ms = (name, share, options) =>
    figure(`${name}: p${share}`, Number((told[name].percentile(share) / 1000).toFixed(1)), { unit: "ms", ...options });
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
