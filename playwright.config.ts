import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/steps/chromium.mjs";
import { isAll } from "./tests/support/all";
import { baseURL, facesDir, originPort, port, sharedSiteEnvironment, smtpPort } from "./tests/support/e2e-environment";
import { fontsOf } from "./tests/support/faces";

// E2E_SERVER=edge runs the tests of the public site on workerd, in front of a Node process: see scripts/test-edge.mjs.
const isEdge = process.env.E2E_SERVER === "edge";
/** Those of the public site: they pass on workerd as they do on the Node process. */
const EDGE_SPECS = (
  "accessibility blog cases contact countries edge figures found home landing " +
  "markup pages personal-data public-pictures services shell sources speculation"
)
  .split(" ")
  .map((name) => `${name}.spec.ts`);
/** What only a night shows is tagged @wide: `npm run test:all`; on workerd always. What only our own adapter does, @adapter. */
const showsAll = isEdge || isAll;
const EXCLUDED = [...(isEdge ? [/@adapter/] : []), ...(showsAll ? [] : [/@wide/])];

const OUTSIDE = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, GEMINI_API_KEY: "k-0123456789" };
const LAUNCH = { timeout: 180_000, stdout: "pipe", gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 } } as const;

/** One process that answers everything. */
function startSite() {
  return {
    ...LAUNCH,
    command: "node scripts/start.mjs",
    url: `${baseURL}/healthz`,
    env: sharedSiteEnvironment(OUTSIDE),
  };
}

/** workerd at the address of the tests, and the Node process behind it, on the PostgreSQL server of the run. */
function startEdge() {
  const origin = `http://127.0.0.1:${originPort}`;
  const SECRET = "un-secret-des-essais-de-plus-de-32-lettres";
  const env = sharedSiteEnvironment({
    ...OUTSIDE,
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? "",
    SESSION_SECRET: SECRET,
    ENCRYPTION_KEY: SECRET,
    EDGE_ORIGIN: origin,
  });
  return [
    { ...LAUNCH, command: "node scripts/start.mjs", url: `${origin}/healthz`, env: { ...env, PORT: originPort } },
    { ...LAUNCH, command: "node scripts/start-edge.mjs", url: `${baseURL}/healthz`, env: { ...env, PORT: port } },
  ];
}

/** These change what every page says, or fill the lists. */
const AFTERWARDS = ["settings.spec.ts", ...(showsAll ? ["blog-xss.spec.ts"] : [])];

/** Looks at what all others have sent. */
const AT_LAST = "sent-forms.spec.ts";

/** Pages of the browser's own address bar, which each window would load: a third of what a short test takes. */
const WINDOW_PARTS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
/** What Playwright switches off by the same argument, of which Chromium reads the last alone. */
const PLAYWRIGHT_DISABLES = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "tests",
  testMatch: isEdge ? EDGE_SPECS : ["e2e/**/*.spec.ts", ...(showsAll ? ["wide/**/*.spec.ts"] : [])],
  outputDir: "test-results",
  globalSetup: "./tests/support/start-outside-services.ts",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // What takes a second takes ten on a busy machine: these limits end what hangs, and claim nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  grepInvert: EXCLUDED,
  use: {
    baseURL,
    locale: "fr-FR",
    // As somebody who has seen a page before; first-paint.spec and weight.spec come for the first time.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: "fonts", value: "known" }] }],
    },
    // What moves has tests of its own; elsewhere it would only be drawn.
    reducedMotion: "reduce",
    timezoneId: "Africa/Casablanca",
    // A trace of each test would double what the slowest of them take.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      env: { ...process.env, ...fontsOf(facesDir, "tests") } as Record<string, string>,
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        // No further process is kept ready beside that of the page: a tenth of the processor's time.
        "--renderer-process-limit=1",
        "--disable-background-networking",
        "--disable-component-update",
        `--disable-features=${[...WINDOW_PARTS, ...PLAYWRIGHT_DISABLES].join()}`,
      ],
    },
  },
  projects: [
    {
      name: "chromium",
      testIgnore: [...AFTERWARDS, AT_LAST, ...(isEdge ? [] : ["edge.spec.ts"])],
    },
    // Of what one process shows at once of its own changes.
    ...(isEdge
      ? []
      : [
          { name: "afterwards", testMatch: AFTERWARDS, dependencies: ["chromium"] },
          { name: "at last", testMatch: AT_LAST, dependencies: ["afterwards"] },
        ]),
  ],
  webServer: isEdge ? startEdge() : startSite(),
});
