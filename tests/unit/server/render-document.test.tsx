import { Suspense } from "react";
import { expect, it } from "vitest";
import { renderDocument } from "~/server/http/render-document.server";

const GIVE_UP_MS = 40;

/** A turn of this process after which the machine has no time for it. */
function slowTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      const end = performance.now() + GIVE_UP_MS * 2;
      while (performance.now() < end);
      resolve();
    });
  });
}

it("renders a page for which the machine had no time, and loses nothing of it", async () => {
  let isThere = false;
  const loaded = slowTurn()
    .then(slowTurn)
    .then(() => {
      isThere = true;
    });
  const Field = () => {
    if (!isThere) throw loaded;
    return <input name="message" defaultValue="typé" />;
  };
  const page = (
    <Suspense fallback="…">
      <Field />
    </Suspense>
  );
  expect(await renderDocument(page, { nonce: undefined, giveUpMs: GIVE_UP_MS })).toContain('value="typé"');
});
