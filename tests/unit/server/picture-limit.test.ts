import { expect, it } from "vitest";
import { QueueFullError } from "~/server/core/keyed-concurrency-limit.server";
import { withPictureLimit } from "~/server/pictures/sharp.server";

it("an upload does not wait behind the pictures that strangers ask for, and neither waits without end", async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const all = Array.from({ length: 21 }, (_, n) => withPictureLimit("share", work(`share ${n}`)));
  await expect(withPictureLimit("share", work("one too many"))).rejects.toThrow(QueueFullError);
  all.push(withPictureLimit("upload", work("upload")));
  expect(begun).toEqual(["share 0", "upload"]);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(begun).toHaveLength(22);
});
