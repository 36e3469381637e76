// The options of the Remix Vite plugin, kept where a Remix developer looks for them;
// vite.config.ts imports this file. Remix itself no longer reads it.
/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: true,
    unstable_optimizeDeps: true,
  },
};
