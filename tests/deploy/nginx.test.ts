import { afterAll, beforeAll, expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env.TRUST_PROXY = "1";
});

import { freePort } from "../support/server-environment";
import { waitFor } from "../support/wait-for";
import { Nginx } from "./support/nginx";
import { ask, holdsBehind, openSite } from "./support/site-behind-proxy";

let nginx: Nginx;
let close = () => {};

beforeAll(async () => {
  const { server, port } = await openSite();
  close = () => server.close();
  nginx = new Nginx(port);
});

afterAll(() => {
  nginx.stop();
  close();
});

holdsBehind(() => nginx, /^[0-9a-f]{32}$/);

it("logs no token of a private link, however its path is written, and no query", async () => {
  const token = "h2Yp0dGqkB1s-ZbX9nT4uVwR8cLmE6aJ_oKfI3xN5tQ";
  const before = "/devis/ /%64evis/ /%2564evis/ /DEVIS/ //accord// /blog/apercu/ /auth/reset?token= /es/devis/".split(
    " ",
  );
  for (const path of before) await ask(nginx, path + token, { headers: { referer: `https://x.example/${token}` } });
  await ask(nginx, "/services?page=2");
  await waitFor(() => expect(nginx.log).toContain(" /services 200"));
  expect(nginx.log).toContain(" /devis/(token) 200");
  nginx.leadTo(freePort());
  await waitFor(async () => expect((await ask(nginx, `/devis/${token}`)).headers[":status"]).toBe(502));
  await waitFor(() => expect(nginx.log).toContain(" /devis/(token) 502"));
  expect(nginx.log + nginx.errors).not.toContain(token);
});
