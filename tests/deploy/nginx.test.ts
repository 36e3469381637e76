import { afterAll, beforeAll, vi } from "vitest";

vi.hoisted(() => {
  process.env.TRUST_PROXY = "1";
});

import { Nginx } from "./support/nginx";
import { holdsBehind, openSite } from "./support/site-behind-proxy";

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
