// The options of the Remix Vite plugin, kept where a Remix developer looks for them;
// vite.config.ts imports this file. Remix itself no longer reads it.
/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Off: anybody's `/__manifest?p=/a/a/a/…` is compared with every route once for each of its parts. All routes are
    // in one file of 4 KB instead, kept for ever, which working screens alone fetch.
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
    unstable_optimizeDeps: true,
  },
};
