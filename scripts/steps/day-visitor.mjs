import { Agent, request } from "node:http";
import { createHistogram } from "node:perf_hooks";

const FLOODER = "197.230.0.1";
const STAMP_LIFE_MS = 30_000;

/**
 * Everybody who asks the site for something during a day: `told` are the answers of each kind and how long they took, in
 * microseconds, `refused` how many were not what their sender is promised.
 */
export async function createVisitor({ base, port, cookie, pages, screens }) {
  const kinds = ["kept pages", "messages", "office requests"];
  const told = Object.fromEntries([...kinds, "messages of the flood"].map((kind) => [kind, createHistogram()]));
  const refused = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const underWay = new Set();
  const send = exchangeWith({ port, agent: new Agent({ keepAlive: true, maxSockets: 512 }) });
  const note = (kind, expected, asked) => {
    const noted = send(asked).then(({ status, microseconds }) => {
      if (status === expected) told[kind].record(microseconds);
      else if (kind in refused) refused[kind] += 1;
    });
    underWay.add(noted);
    noted.finally(() => underWay.delete(noted));
  };
  const stamp = await stampOf(base);
  const post = (kind, { path, fields, ...rest }) => {
    const body = new URLSearchParams(fields).toString();
    note(kind, 303, { method: "POST", path, body, origin: base, ...rest });
  };
  const message = async (kind, number, address) =>
    post(kind, { path: "/contact", address, fields: { ...messageOf(number), form_stamp: await stamp() } });
  return {
    told,
    refused,
    view: () => note("kept pages", 200, { path: pick(pages), address: addressOf(Math.floor(Math.random() * 60_000)) }),
    write: (number) => void message("messages", number, addressOf(number)),
    flood: (number) => void message("messages of the flood", `flood ${number}`, FLOODER),
    edit: (number) => {
      if (number % 10 > 0) note("office requests", 200, { path: screens[number % screens.length], cookie });
      else post("office requests", { path: "/admin/projects/new", cookie, fields: projectOf(number) });
    },
    finished: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

const messageOf = (number) => ({
  ...{ intent: "inquiry", name: "Nadia Alami", email: `nadia.${number}@atelier.example`.replaceAll(" ", "-") },
  message: `Bonjour, une vitrine pour notre atelier, n° ${number}`,
});
const projectOf = (number) => ({ intent: "project", status: "pending", title: `Catalogue du jour ${number}` });

/** An address of a network of its own for each number. */
function addressOf(number) {
  return `105.${150 + Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`;
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)];
}

/** The stamp of the form, as a visitor gets it with the page; the same one for half a minute. */
async function stampOf(base) {
  const read = async () => /name="form_stamp" value="([^"]+)"/.exec(await (await fetch(`${base}/contact`)).text())[1];
  let known = await read();
  let readAt = performance.now();
  return async () => {
    if (performance.now() - readAt > STAMP_LIFE_MS) {
      readAt = performance.now();
      known = await read();
    }
    return known;
  };
}

/** One request over connections that are kept open; a broken one has the status 0. */
function exchangeWith({ port, agent }) {
  return ({ method = "GET", path, address = "105.148.0.1", cookie, body, origin }) =>
    new Promise((resolve) => {
      const headers = {
        ...{ "X-Forwarded-For": address, "Accept-Encoding": "gzip", Accept: "text/html" },
        ...(cookie && { Cookie: cookie }),
        ...(origin && { Origin: origin }),
        ...(body && { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": Buffer.byteLength(body) }),
      };
      const begun = performance.now();
      const end = (status) =>
        resolve({ status, microseconds: Math.max(1, Math.round((performance.now() - begun) * 1000)) });
      const asked = request({ host: "127.0.0.1", port, agent, method, path, headers }, (answer) => {
        answer.resume().once("close", () => end(answer.complete ? answer.statusCode : 0));
      });
      asked.once("error", () => end(0)).end(body);
    });
}
