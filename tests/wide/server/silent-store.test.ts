import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, onTestFinished } from "vitest";
import { S3Storage } from "~/server/storage/s3-storage.server";
import { readStorageAddress } from "~/server/storage/storage-address";
import { StorageUnavailableError } from "~/server/storage/storage-interface";
import { listen } from "../../support/listen";

it("a store that does not answer in four seconds is unavailable, also where memory is collected meanwhile", async () => {
  const server = createServer((_, response) => {
    setTimeout(() => response.writeHead(200, { "Content-Length": 1 }).end("x"), 7_000).unref();
  });
  const port = await listen(server);
  const storage = new S3Storage(readStorageAddress(`s3+http://key:secret@127.0.0.1:${port}/bucket`)!);
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const collecting = setInterval(collect, 100);
  onTestFinished(() => clearInterval(collecting));
  const { signal } = new Request("http://localhost/");
  await expect(storage.get("j.webp", { signal })).rejects.toThrow(StorageUnavailableError);
});
