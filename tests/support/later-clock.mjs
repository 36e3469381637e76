// Loaded into a site before anything else (NODE_OPTIONS=--import=…): its clock is so many milliseconds ahead, that what
// comes days later may be tried.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const now = Date.now.bind(Date);
Date.now = () => now() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [Date.now()] : args, made),
});
