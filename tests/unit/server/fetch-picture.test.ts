import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { FETCHED_PICTURE_MAX_BYTES, fetchPicture, isPublicAddress } from "~/server/pictures/fetch-picture.server";
import type { PictureSite } from "../../support/picture-site";
import { startPictureSite } from "../../support/picture-site";

const sites: PictureSite[] = [];

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function site(answer: RequestListener, options?: { isAllowed: boolean }): Promise<PictureSite> {
  const started = await startPictureSite(answer, options);
  sites.push(started);
  return started;
}

const reasonOf = (address: string, options?: { timeLimitMs: number }) =>
  fetchPicture(address, options).then(
    () => "fetched",
    (error: { reason?: string }) => error.reason,
  );

describe("an address of the public internet", () => {
  it.each(["1.1.1.1", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])(
    "is %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...(
      "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 " +
      "192.168.1.1 198.18.0.1 203.0.113.7 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1 fd12::1 " +
      "ff02::1 2001:db8::1 2002:7f00:1:: 2001:0:1:: fec0::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:1.1.1.1 ::127.0.0.1 " +
      "64:ff9b::7f00:1 100::1 localhost"
    ).split(" "),
    "",
  ])("is not %s", (address) => expect(isPublicAddress(address)).toBe(false));
});

describe("the fetching of a picture", () => {
  it("brings the bytes, through three redirects and no more", async () => {
    const { origin, asked } = await site((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end("elsewhere");
      else response.end("bytes");
    });
    expect(Buffer.from(await fetchPicture(`${origin}/3`)).toString()).toBe("bytes");
    asked.splice(0);
    expect(await reasonOf(`${origin}/4`)).toBe("missing");
    expect(asked).toEqual(["/4", "/3", "/2", "/1"]);
  });

  it("asks nothing of this machine or its network, by number, by name, by any spelling, or by another port", async () => {
    const { origin, asked } = await site((_, response) => response.end("secret"), { isAllowed: false });
    const { port } = new URL(origin);
    const addresses = ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:127.0.0.1]", "0"];
    for (const host of addresses) {
      expect([host, await reasonOf(`http://${host}/`)]).toEqual([host, "private"]);
      expect([host, await reasonOf(`http://${host}:${port}/`)]).toEqual([host, "private"]);
    }
    expect(await reasonOf(`http://1.1.1.1:${port}/`)).toBe("private");
    expect(asked).toEqual([]);
  });

  it("follows no redirect to a host that may not be asked, nor to another protocol", async () => {
    const hidden = await site((_, response) => response.end("secret"), { isAllowed: false });
    const open = await site((request, response) => {
      const targets = [`${hidden.origin}/`, "http://localhost/", "file:///etc/passwd", "http://[fd00::1]/", "//[bad"];
      response.writeHead(307, { Location: targets[Number(request.url?.slice(1))] }).end();
    });
    const reasons = await Promise.all([0, 1, 2, 3, 4].map((n) => reasonOf(`${open.origin}/${n}`)));
    expect(reasons).toEqual(["private", "private", "missing", "private", "missing"]);
    expect(hidden.asked).toEqual([]);
  });

  it("stops at 10 MB, announced or not", async () => {
    const max = FETCHED_PICTURE_MAX_BYTES;
    const { origin } = await site((request, response) => {
      if (request.url === "/announced") response.setHeader("Content-Length", max + 1);
      const size = request.url === "/fits" ? max : max + 1;
      response.write(Buffer.alloc(size - 1));
      response.end("x");
    });
    expect(await reasonOf(`${origin}/announced`)).toBe("large");
    expect(await reasonOf(`${origin}/streamed`)).toBe("large");
    expect((await fetchPicture(`${origin}/fits`)).byteLength).toBe(max);
  });

  it("waits no longer than its time, for the head or for the body", async () => {
    const { origin } = await site((request, response) => {
      if (request.url === "/drip") response.write("a");
    });
    expect(await reasonOf(`${origin}/silence`, { timeLimitMs: 50 })).toBe("slow");
    expect(await reasonOf(`${origin}/drip`, { timeLimitMs: 50 })).toBe("slow");
  });

  it("tells what is not there from what does not answer now", async () => {
    const { origin } = await site((request, response) => {
      if (request.url === "/broken") response.destroy();
      else response.writeHead(Number(request.url?.slice(1))).end("no picture");
    });
    const reasons = ["404", "410", "403", "500", "503", "429", "broken"].map((path) => reasonOf(`${origin}/${path}`));
    expect(await Promise.all(reasons)).toEqual([
      ...["missing", "missing", "missing", "unreachable", "unreachable", "unreachable", "unreachable"],
    ]);
  });
});
