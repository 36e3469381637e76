/* Axonometric houses: boxes of [x, y, z, width, depth, height, tone], and their openings. */
const C = Math.cos(Math.PI / 6),
  N = Math.sin(Math.PI / 6);
const at = (x, y, z) => `${((x - y) * C).toFixed(1)} ${((x + y) * N - z).toFixed(1)}`;
const quad = (pts, fill, more = "") => `<path d="M${pts.map((p) => at(...p)).join("L")}z" fill="${fill}" ${more}/>`;
function box([x, y, z, w, d, h], [top, left, right], line = "#1d1d1b") {
  const o = `stroke="${line}" stroke-width="1.6" stroke-linejoin="round"`;
  return (
    quad(
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      left,
      o,
    ) +
    quad(
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      right,
      o,
    ) +
    quad(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      top,
      o,
    )
  );
}
const leftHole = ([x, y, z, w, h], fill) =>
  quad(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + h],
      [x, y, z + h],
    ],
    fill,
  );
const rightHole = ([x, y, z, d, h], fill) =>
  quad(
    [
      [x, y, z],
      [x, y + d, z],
      [x, y + d, z + h],
      [x, y, z + h],
    ],
    fill,
  );
function palm(x, y, z, h) {
  const [px, py] = at(x, y, z).split(" ").map(Number);
  let s = `<path d="M${px} ${py}q8-${h / 2} 0-${h}" stroke="#6d6a61" stroke-width="6" fill="none"/>`;
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * (i / 10),
      L = 52;
    s += `<path d="M${px} ${py - h}q${Math.cos(a) * L * 0.6} ${Math.sin(a) * L * 0.7 - 10} ${Math.cos(a) * L} ${Math.sin(a) * L * 0.5 + 18}" stroke="#3f6b58" stroke-width="6" fill="none" stroke-linecap="round"/>`;
  }
  return s;
}
function house() {
  const P = ["#efe6da", "#d98b6a", "#b96a4b"],
    W = ["#ffffff", "#e3e1dc", "#c9c6bf"],
    G = "#2b2a28",
    water = "#49b8ad";
  let s = box([-40, -40, -14, 560, 480, 14], ["#dcdad4", "#c6c3bb", "#b0ada5"]);
  s +=
    quad(
      [
        [300, 250, 0],
        [470, 250, 0],
        [470, 340, 0],
        [300, 340, 0],
      ],
      water,
      'stroke="#1d1d1b" stroke-width="1.6"',
    ) +
    quad(
      [
        [300, 250, 0],
        [470, 250, 0],
        [470, 262, 0],
        [300, 262, 0],
      ],
      "#2f8f88",
    );
  s += box([0, 0, 0, 200, 330, 110], P) + box([200, 0, 0, 280, 150, 110], P);
  s +=
    leftHole([30, 330, 0, 60, 84], G) +
    leftHole([120, 330, 36, 50, 48], G) +
    leftHole([220, 150, 0, 44, 80], G) +
    leftHole([300, 150, 24, 140, 56], G) +
    rightHole([200, 190, 0, 100, 84], G) +
    rightHole([480, 36, 30, 70, 50], G);
  s +=
    box([0, 0, 110, 200, 170, 96], W) +
    leftHole([26, 170, 122, 36, 66], G) +
    leftHole([90, 170, 136, 80, 40], G) +
    rightHole([200, 30, 122, 90, 66], G);
  s += box([0, 170, 110, 8, 160, 26], P) + box([8, 322, 110, 192, 8, 26], P) + box([192, 170, 110, 8, 160, 26], P);
  for (let i = 0; i < 9; i++) s += box([214 + i * 28, 8, 150, 6, 138, 6], W);
  s += box([214, 4, 110, 6, 6, 46], W) + box([440, 140, 110, 6, 6, 46], W) + box([214, 140, 110, 6, 6, 46], W);
  return s + palm(500, 400, 0, 150) + palm(240, 410, 0, 110);
}
function wall(n) {
  let s = "";
  for (let k = 0; k < n; k++) {
    const h = 60 + ((k * 37) % 90);
    s += box(
      [k * 64, 0, 0, 52, 52, h],
      k % 3 === 1 ? ["#efe6da", "#d98b6a", "#b96a4b"] : ["#fff", "#e3e1dc", "#c9c6bf"],
    );
  }
  return s;
}
