// npm run screens: photographs every screen in each of its states, and lays the pictures side by side on one sheet,
// screens/index.html. What follows is handed to Playwright: -g dashboard takes one again.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { ensureChromium } from "./steps/chromium.mjs";
import { runTool } from "./steps/run.mjs";
import { enterProject, main, prepareBuild } from "./steps.mjs";

const FOLDER = "screens";

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
  const args = ["test", "-c", "playwright.screens.config.ts", ...process.argv.slice(2)];
  // A screen that could not be reached is missing on the sheet, and named by Playwright.
  const failure = await runTool("@playwright/test/cli.js", args).catch((error) => error);
  layOut();
  if (failure) throw failure;
});

/** Each screen a row: small and wide, dark and light. */
function layOut() {
  const shots = ["dark-390", "light-390", "dark-1440", "light-1440"];
  const names = new Set(shots.flatMap((shot) => readdirSync(`${FOLDER}/${shot}`)));
  const rows = [...names].sort().map((name) => {
    const pictures = shots.map(
      (shot) => `<a href="${shot}/${name}"><img src="${shot}/${name}" loading="lazy" alt="${shot}"></a>`,
    );
    return `<section><h2>${name.replace(".jpg", "").replaceAll("-", " ")}</h2>${pictures.join("")}</section>`;
  });
  writeFileSync(
    `${FOLDER}/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${STYLE}</style>${rows.join("\n")}`,
  );
  console.log(`${names.size} screens: ${FOLDER}/index.html`);
}
