import { relative } from "node:path";

/** The failed tests of a report that vitest wrote, each as "file › title". */
export function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${relative(process.cwd(), name)} › ${fullName}`),
  );
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
