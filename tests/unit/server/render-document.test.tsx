import type { EntryContext } from "@remix-run/node";
import { expect, it } from "vitest";
import { renderDocument, withWholeData } from "~/server/http/render-document.server";

const contextOf = (parts: Uint8Array[]) => {
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
  return { serverHandoffStream, renderMeta: { didRenderScripts: true } } as unknown as EntryContext;
};

it("writes a page as one document, whatever its letters", () => {
  const text = "Réf.\u202f: « été » ".repeat(500);
  const html = renderDocument(
    <html lang="fr">
      <body>
        <input name="message" defaultValue={text} />
      </body>
    </html>,
  );
  expect(html).toBe(`<!DOCTYPE html><html lang="fr"><body><input name="message" value="${text}"/></body></html>`);
});

it("throws what a part of the page throws, instead of a page without it", () => {
  const Broken = () => {
    throw new Error("broken");
  };
  expect(() => renderDocument(<Broken />)).toThrow("broken");
});

it("has all that the framework streams to its scripts as one part, and nothing left to read", async () => {
  const bytes = new TextEncoder().encode('[{"nom":"Été"}]\n');
  const whole = await withWholeData(contextOf([bytes.slice(0, 10), bytes.slice(10)]));
  expect(whole.renderMeta?.didRenderScripts).toBe(true);
  expect(whole.renderMeta?.streamCache?.[0]?.result).toEqual({ done: true, value: '[{"nom":"Été"}]\n' });
  expect(whole.serverHandoffStream?.locked).toBe(false);
});

it("says of data that breaks off that it does", async () => {
  const context = contextOf([]);
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error("late")) });
  await expect(withWholeData({ ...context, serverHandoffStream: broken } as EntryContext)).rejects.toThrow("late");
});
