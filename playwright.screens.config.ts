import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

// `npm run screens`: the same site and the same browser as the tests, which photograph instead of asking.
export default defineConfig({
  ...config,
  testMatch: "screens/**/*.spec.ts",
  outputDir: ".cache/screens",
  timeout: 120_000,
  projects: [{ name: "photographs" }],
});
