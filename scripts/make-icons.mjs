import { readFileSync } from "node:fs";
import sharp from "sharp";

// Draws the icons of public/ from the mark in public/favicon.svg: `node scripts/make-icons.mjs`, when the mark changes.
const GROUND = "#0a0d13";
const MARK = "#f3ede2";
const GLAZE = "#f4b63f";

/** File, its size in pixels, and how much of it the mark takes: a maskable icon may lose all but its middle four fifths. */
const ICONS = [
  ["apple-touch-icon.png", 180, 0.72],
  ["icon-192.png", 192, 0.78],
  ["icon-512.png", 512, 0.78],
  ["icon-maskable-512.png", 512, 0.58],
];

const favicon = readFileSync("public/favicon.svg", "utf8");
const pathOf = (name) => new RegExp(`<path class="${name}"[^>]* d="([^"]+)"`).exec(favicon)[1];

for (const [file, size, share] of ICONS) {
  const move = (100 - 100 * share) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">` +
    `<path fill="${GROUND}" d="M0 0H100V100H0z"/><g transform="translate(${move} ${move}) scale(${share})">` +
    `<path fill="${MARK}" d="${pathOf("m")}"/><path fill="${GLAZE}" d="${pathOf("p")}"/></g></svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toFile(`public/${file}`);
}
