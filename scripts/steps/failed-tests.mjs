import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What failed by a report that vitest wrote, as "file › title: reason"; files that failed as a whole without a title. */
export function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
    const reasons = status === "failed" && failed.length === 0 ? [firstLine(message)] : failed;
    return reasons.map((reason) => `${relative(process.cwd(), name)} › ${reason}`);
  });
}

/** The failed tests of a report that Playwright wrote with their reasons, those that passed at a second try too. */
export function failedInPlaywright({ suites }) {
  return suites.flatMap((suite) => failedBelow(suite, []));
}

function failedBelow({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
    .map((spec) => `${[...path, spec.title].join(" › ")}: ${reasonOf(spec)}`);
  return [...own, ...suites.flatMap((suite) => failedBelow(suite, path))];
}

function reasonOf({ tests }) {
  const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
  return firstLine(errors.find(Boolean));
}

const firstLine = (text) => stripVTControlCharacters(text ?? "").split("\n", 1)[0];
