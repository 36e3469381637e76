// npm run screens: photographs every screen in each of its states, and lays the pictures side by side on one sheet,
// screens/index.html. --against FOLDER compares them with those of another run, kept in FOLDER, and fails where more
// than a thousandth of a picture differs. What follows is handed to Playwright: -g dashboard takes one again.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureChromium } from "./steps/chromium.mjs";
import { runTool } from "./steps/run.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const FOLDER = "screens";
const DIFFERENCES = ".cache/screen-differences";
const SHARE_MAX = 0.001;

const STYLE = `
  body { margin: 2rem; background: #777; font: 1rem/1.4 sans-serif }
  section { display: grid; grid-template-columns: 1fr 1fr 3fr 3fr; gap: 1rem; align-items: start; margin-bottom: 4rem }
  h2 { grid-column: 1 / -1; margin: 0; position: sticky; top: 0; background: #777 }
  img { width: 100%; height: auto }`;

await main(async () => {
  enterProject({ nodeEnv: "test", readsDotEnv: false });
  await prepareBuild();
  await ensureChromium();
  mkdirSync(FOLDER, { recursive: true });
  // What is meant for this program; the rest is Playwright's.
  const { values, tokens } = parseArgs({ options: { against: { type: "string" } }, strict: false, tokens: true });
  const own = tokens.find((token) => token.kind === "option" && token.name === "against");
  const rest = process.argv.slice(2);
  if (own) rest.splice(own.index, own.inlineValue ? 1 : 2);
  const args = ["test", "-c", "playwright.screens.config.ts", ...rest];
  // A screen that could not be reached is missing on the sheet, and named by Playwright.
  const failure = await runTool("@playwright/test/cli.js", args).catch((error) => error);
  layOut();
  if (failure) throw failure;
  if (values.against) await compareWith(values.against);
});

/** Names each picture that differs, the most different first. */
async function compareWith(reference) {
  // Not before the dependencies are installed.
  const { comparePictures } = await import("./steps/compare-pictures.mjs");
  rmSync(DIFFERENCES, { recursive: true, force: true });
  const rows = await comparePictures(FOLDER, reference, DIFFERENCES);
  for (const { path, share } of rows.filter((row) => row.share !== 0)) {
    console.log(`${share === null ? "only one" : `${(share * 100).toFixed(3)} %`}  ${path}`);
  }
  const beyond = rows.filter(({ share }) => share === null || share > SHARE_MAX);
  console.log(`${rows.length} pictures compared, ${beyond.length} differ by more than ${SHARE_MAX * 100} %`);
  if (beyond.length > 0) throw new Error(`Each difference is drawn in ${DIFFERENCES}.`);
}

/** Each screen a row: small and wide, dark and light. */
function layOut() {
  const shots = ["dark-390", "light-390", "dark-1440", "light-1440"];
  const names = new Set(shots.flatMap((shot) => readdirSync(`${FOLDER}/${shot}`)));
  const rows = [...names].sort().map((name) => {
    const pictures = shots.map(
      (shot) => `<a href="${shot}/${name}"><img src="${shot}/${name}" loading="lazy" alt="${shot}"></a>`,
    );
    return `<section><h2>${name.replace(".png", "").replaceAll("-", " ")}</h2>${pictures.join("")}</section>`;
  });
  writeFileSync(
    `${FOLDER}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${STYLE}</style>${rows.join("\n")}`,
  );
  console.log(`${names.size} screens: ${FOLDER}/index.html`);
}
