/* The house, cut open: one window a room, lit where the room is free. data-house names the free rooms. */
const ROOMS = [
  [70, 90, "La terrasse"],
  [640, 90, "La lingère"],
  [70, 300, "Le figuier"],
  [640, 300, "La bibliothèque"],
  [70, 510, "Le puits"],
  [640, 510, "La cuisine d’été"],
];
function seeded(seed) {
  let s = seed;
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
}
function leaf(x, y, a, k, c) {
  return `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})"><path fill="${c}" d="M0 0C-4-8-16-6-20-14C-13-15-10-19-12-30C-6-27-3-31 0-42C3-31 6-27 12-30C10-19 13-15 20-14C16-6 4-8 0 0Z"/><path d="M0 2V-34" stroke="#2a1426" stroke-opacity=".25" stroke-width="1.4"/></g>`;
}
function tree() {
  const r = seeded(71);
  let s = "";
  s += `<path d="M408 700C412 620 396 560 420 500C430 460 404 420 372 384M420 500C446 450 470 430 500 396M414 560C440 540 470 520 520 500M410 590C384 560 356 546 322 536" fill="none" stroke="#5b3a3f" stroke-width="16" stroke-linecap="round"/>`;
  const tones = ["#5f7350", "#73885c", "#8a9a6b", "#4d6146", "#a3ad7c"];
  for (let i = 0; i < 150; i++) {
    const a = r() * Math.PI * 2,
      d = Math.sqrt(r());
    const x = 420 + Math.cos(a) * d * 168,
      y = 420 + Math.sin(a) * d * 128;
    s += leaf(x, y, (a * 180) / Math.PI + 90 + (r() - 0.5) * 90, 0.8 + r() * 0.75, tones[Math.floor(r() * 5)]);
  }
  for (const [x, y] of [
    [340, 470],
    [392, 392],
    [486, 456],
    [520, 410],
    [440, 512],
    [362, 428],
  ])
    s += `<path d="M${x} ${y}c-11 8-13 26 0 28c13-2 11-20 0-28z" fill="#6b2a4d"/><path d="M${x} ${y + 1}v-8" stroke="#6b2a4d" stroke-width="3"/>`;
  return s;
}
function windowOf([x, y, name], isLit, hasName) {
  const w = 130,
    h = 150;
  const inside = isLit
    ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#ffe3a3"/><path d="M${x + 18} ${y + h}v-40q0-10 10-10h50q10 0 10 10v40z" fill="#e2a494"/><rect x="${x + 24}" y="${y + h - 62}" width="34" height="20" rx="6" fill="#fff6e2"/><path d="M${x + 96} ${y}v34m-13 18l13-18 13 18z" stroke="#4a2340" stroke-width="2.5" fill="#fff"/><path d="M${x - 40} ${y - 2}h38v${h + 4}h-38zM${x + w + 2} ${y - 2}h38v${h + 4}h-38z" fill="#8fa7a0"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M${x - 34} ${y + 14 + i * 18}h26M${x + w + 8} ${y + 14 + i * 18}h26" stroke="#66807a" stroke-width="4"/>`).join("")}`
    : `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#8fa7a0"/><path d="M${x + w / 2} ${y}v${h}" stroke="#4f6762" stroke-width="4"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M${x + 10} ${y + 14 + i * 18}h46M${x + 74} ${y + 14 + i * 18}h46" stroke="#66807a" stroke-width="4"/>`).join("")}`;
  const label = hasName
    ? `<text x="${x + w / 2}" y="${y + h + 38}" text-anchor="middle" font-family="Cormorant Garamond Variable" font-style="italic" font-size="25" fill="#2a1426" opacity="${isLit ? 1 : 0.45}">${name}</text>`
    : "";
  return `${inside}<path d="M${x - 6} ${y - 10}h${w + 12}v10h-${w + 12}z" fill="#b98f80"/><path d="M${x - 12} ${y + h}h${w + 24}v9h-${w + 24}z" fill="#b98f80"/>${label}`;
}
for (const place of document.querySelectorAll("[data-house]")) {
  const free = place.dataset.house.split(",").map(Number);
  const hasNames = place.dataset.names !== undefined;
  place.innerHTML = `<svg viewBox="-40 -130 920 850" style="display:block;width:100%;height:100%" preserveAspectRatio="xMidYMax slice">
  ${place.dataset.names === undefined ? "" : '<circle cx="760" cy="-70" r="34" fill="#ffe3a3"/><circle cx="745" cy="-78" r="30" fill="var(--sky)"/>'}
  <path d="M-600 20H1500V720H-600z" fill="#d9c2b3"/><path d="M-600 4H1500v20H-600z" fill="#b98f80"/>
  <path d="M250 24h340v696H250z" fill="#c9ab9c"/><path d="M250 24h340v120q-170 90-340 0z" fill="#b79687"/>
  <path d="M250 250h-900M590 250h900M250 460h-900M590 460h900" stroke="#c4a595" stroke-width="6"/>
  <path d="M300 4v-78M560 4v-78M300-66q130 16 260 0" stroke="#b98f80" stroke-width="4" fill="none"/><path d="M330-56h46v42h-46zM392-53h34v52h-34zM446-53h60v30h-60z" fill="#fff6e2"/>
  <path d="M250 690h340v30H250z" fill="#8f6f66"/>
  ${tree()}
  <path d="M352 676h136l-16 44H368z" fill="#8fa7a0"/><ellipse cx="420" cy="676" rx="70" ry="9" fill="#cfe0da"/>
  <path d="M-600 716H1500v20H-600z" fill="#7b5a55"/>
  ${ROOMS.map((room, i) => windowOf(room, free.includes(i + 1), hasNames)).join("")}</svg>`;
}
