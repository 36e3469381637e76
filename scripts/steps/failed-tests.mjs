import { relative } from "node:path";

/** What failed by a report that vitest wrote: tests as "file › title", files that failed as a whole with the reason. */
export function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed").map(({ fullName }) => fullName);
    const reasons = status === "failed" && failed.length === 0 ? [message.split("\n", 1)[0]] : failed;
    return reasons.map((reason) => `${relative(process.cwd(), name)} › ${reason}`);
  });
}

/** The failed tests of a report that Playwright wrote, those that passed at a second try too. */
export function failedInPlaywright({ suites }) {
  return suites.flatMap((suite) => failedBelow(suite, []));
}

function failedBelow({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
    .map((spec) => [...path, spec.title].join(" › "));
  return [...own, ...suites.flatMap((suite) => failedBelow(suite, path))];
}
