// On a busy machine an answer in jsdom takes longer than the second for which the library waits.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
