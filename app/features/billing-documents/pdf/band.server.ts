import { layOut } from "~/brand/zellige/layout";
import { pathOf } from "~/brand/zellige/path";
import { seededRandom } from "~/brand/zellige/random";
import { quietTone } from "~/brand/zellige/tone";
import type { Sheet } from "~/server/pdf/sheet.server";

const WIDTH = 596;
const HEIGHT = 13;
/** The day's plaster, then the four glazes: what the wall of the site is laid in by day. */
const TONES = ["#ece5d8", "#f0eadf", "#f4efe6", "#e6dece", "#ddd3c0", "#2b48f0", "#efab28", "#cf5a35", "#2f9e78"];

/** A strip of the site's own wall along the upper edge of the first page. */
const PIECES = (() => {
  const random = seededRandom("document/tone");
  const tone = quietTone(5);
  const { pieces } = layOut({ seed: "document", width: WIDTH, height: HEIGHT, edge: 13 });
  return pieces.map((piece) => ({ path: pathOf(piece.polygon), colour: TONES[tone(piece, random)] ?? "#ece5d8" }));
})();

/** Draws the strip over the whole width of the paper. */
export function drawBand(sheet: Sheet): void {
  sheet.artifact(() => {
    sheet.doc.save().rect(0, 0, WIDTH, HEIGHT).clip();
    for (const { path, colour } of PIECES) sheet.doc.path(path).lineWidth(0.5).fillAndStroke(colour, "#ffffff");
    sheet.doc.restore();
  });
}
