import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";

// On a busy machine an answer in jsdom takes longer than the second for which the library waits.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

// The files of a worker share its document: the next one finds it as the first did.
afterAll(() => {
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  }
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
});
