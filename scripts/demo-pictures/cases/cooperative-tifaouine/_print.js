/* The cooperative's print: goats in an argan tree, cut as in linoleum. */
function rnd(seed) {
  let s = seed;
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
}
function goat({ x, y, k, flip, ink, paper }) {
  return `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})" fill="${ink}"><path d="M-46-34C-30-46 10-46 30-42L44-62C46-70 54-74 62-70L80-58C82-54 78-50 74-50L62-48L52-24C48-14 40-10 34-8L36 34H28L22-4L-22-6L-28 34H-36L-38-8C-48-12-52-24-46-34Z"/><path d="M56-70C46-92 30-98 18-92C32-90 42-82 48-66ZM62-72C56-96 44-106 28-104C44-98 50-88 54-70Z"/><path d="M66-48l-2 14-5-12zM-46-32l-14-8 6 14z"/><path d="M14-30l16 4M6-24l18 5M-30-30l14 2M-34-22l16 3M-8-34l12 2" stroke="${paper}" stroke-width="3" stroke-linecap="round"/><circle cx="63" cy="-60" r="2.6" fill="${paper}"/></g>`;
}
function arganTree({ ink, paper, fruit, seed = 5 }) {
  const r = rnd(seed);
  let s = "";
  s += `<g fill="none" stroke="${ink}" stroke-linecap="round"><path d="M300 640C290 560 318 520 300 450" stroke-width="44"/><path d="M300 470C250 420 180 410 110 380M300 460C320 380 290 330 250 250M305 470C370 430 440 420 500 370M298 420C350 360 380 320 380 230M200 412C170 360 150 330 120 280M430 410C450 350 470 330 480 270" stroke-width="18"/></g>`;
  s += `<g stroke="${paper}" stroke-width="4" stroke-linecap="round"><path d="M288 610c4-40 14-70 8-110M304 630c2-30 8-60 4-90M314 560c0-20 4-40 0-60"/></g>`;
  for (let i = 0; i < 420; i++) {
    const a = r() * Math.PI * 2,
      d = Math.sqrt(r()),
      x = 300 + Math.cos(a) * d * 285,
      y = 250 + Math.sin(a) * d * 178;
    const t = r() * 360,
      l = 20 + r() * 16;
    s += `<g transform="translate(${x} ${y}) rotate(${t})"><path d="M0 0Q${l / 2}-9 ${l} 0Q${l / 2} 9 0 0Z" fill="${ink}"/><path d="M4 0H${l - 5}" stroke="${paper}" stroke-width="1.6"/></g>`;
  }
  for (let i = 0; i < 26; i++) {
    const a = r() * 6.3,
      d = Math.sqrt(r());
    s += `<ellipse cx="${300 + Math.cos(a) * d * 270}" cy="${250 + Math.sin(a) * d * 165}" rx="9" ry="12" fill="${fruit}"/>`;
  }
  const g = { ink, paper };
  const bg = (o) =>
    `<g stroke="${paper}" stroke-width="9" stroke-linejoin="round">${goat({ ...o, ...g })}</g>${goat({ ...o, ...g })}`;
  s +=
    bg({ x: 140, y: 330, k: 0.95 }) +
    bg({ x: 250, y: 150, k: 0.9, flip: true }) +
    bg({ x: 440, y: 215, k: 1 }) +
    bg({ x: 430, y: 395, k: 0.85, flip: true }) +
    bg({ x: 110, y: 640, k: 1.25, flip: false });
  s += `<path d="M-40 684q170-14 340-4t340 2" stroke="${ink}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M20 700h90M180 704h60M380 700h120M540 706h40" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`;
  return s;
}
function label({ x, y, w, h, paper, ink, fruit, name, note, size }) {
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 600 ${(600 * h) / w}"><rect width="600" height="${(600 * h) / w}" fill="${paper}"/><g transform="translate(66 40) scale(.78)">${arganTree({ ink, paper, fruit })}</g><text x="300" y="682" text-anchor="middle" font-family="Texturina Variable" font-weight="800" font-size="${size ?? 112}" fill="${ink}" letter-spacing="-3">${name}</text><text x="300" y="740" text-anchor="middle" font-family="Texturina Variable" font-style="italic" font-weight="500" font-size="40" fill="${ink}">${note}</text></svg>`;
}
function bottle({ x, y, k, glass, cap, label: l }) {
  return `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-44-560h88v70c0 46 76 50 76 128V0c0 16-10 24-26 24H-94c-16 0-26-8-26-24V-362c0-78 76-82 76-128z" fill="${glass}"/><path d="M-106-350v340" stroke="#fff" stroke-opacity=".28" stroke-width="9" stroke-linecap="round"/><path d="M-52-640h104v92H-52z" fill="${cap}"/><path d="M-52-568h104" stroke="#0003" stroke-width="8"/>${label({ x: -120, y: -330, w: 240, h: 312, ...l })}</g>`;
}
function jar({ x, y, k, glass, cap, label: l }) {
  return `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-130-300h260c18 10 24 30 24 50V-8c0 20-12 32-32 32h-244c-20 0-32-12-32-32v-242c0-20 6-40 24-50z" fill="${glass}"/><path d="M-146-378h292v84h-292z" fill="${cap}"/><path d="M-146-312h292" stroke="#0003" stroke-width="8"/>${label({ x: -110, y: -272, w: 220, h: 286, ...l })}</g>`;
}
