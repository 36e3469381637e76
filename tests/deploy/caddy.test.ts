import { afterAll, beforeAll, expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env.TRUST_PROXY = "1";
});

import { freePort } from "../support/server-environment";
import { waitFor } from "../support/wait-for";
import { Caddy } from "./support/caddy";
import { ask, holdsBehind, openSite } from "./support/site-behind-proxy";

const TOKEN = "h2Yp0dGqkB1s-ZbX9nT4uVwR8cLmE6aJ_oKfI3xN5tQ";
const port = freePort();
let caddy: Caddy;
let close = () => {};

beforeAll(async () => {
  caddy = await Caddy.start(port);
});

afterAll(async () => {
  await caddy.stop();
  close();
});

it("waits for a site that starts anew, and logs no private link meanwhile", async () => {
  const answer = ask(caddy, `/devis/${TOKEN}`, { headers: { referer: `https://x.example/${TOKEN}` } });
  await waitFor(() => expect(caddy.log).toMatch(/dial tcp .*: connection refused/));
  const { server } = await openSite(Number(port));
  close = () => server.close();
  expect((await answer).headers[":status"]).toBe(200);
  expect(caddy.log).not.toContain(TOKEN);
});

holdsBehind(() => caddy, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
