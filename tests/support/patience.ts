import { configure } from "@testing-library/react";

// On a busy machine an answer in jsdom takes longer than the second for which the library waits.
configure({ asyncUtilTimeout: 30_000 });
