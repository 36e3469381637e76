import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function open(environment: string) {
  vi.stubEnv("NODE_ENV", environment);
  vi.stubEnv("PASSWORD_COST", "");
  vi.resetModules();
  const { loader } = await import("~/routes/styleguide/route");
  const request = new Request("http://localhost/styleguide?overlay=dialog");
  return loader({ request, params: {}, context: {} });
}

test("the components are shown while one builds the site, and do not exist in production", async () => {
  expect(await open("development")).toEqual({ overlay: "dialog" });
  const thrown = await open("production").catch((error) => error);
  expect(thrown).toMatchObject({ init: { status: 404 } });
});
