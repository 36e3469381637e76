import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Lets Remix decode the page's data before React begins. It does so when it is first called, and throws the promise of
 * it: a page that suspends as a whole while it hydrates cannot be finished at once, which is what a key or a tap asks
 * of React, and React gives the page up ('Root did not complete').
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** What a user has typed into fields that were not empty: React resets those while it hydrates. */
function writtenTexts(): [HTMLTextAreaElement, string][] {
  const texts = [...document.querySelectorAll("textarea")].filter(({ value, defaultValue }) => value !== defaultValue);
  return texts.map((text) => [text, text.value]);
}

function Page({ written }: { written: [HTMLTextAreaElement, string][] }) {
  useLayoutEffect(() => {
    for (const [text, value] of written.splice(0)) text.value = value;
  }, [written]);
  return <RemixBrowser />;
}

await decodeData();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page written={writtenTexts()} />
    </StrictMode>,
  );
});
