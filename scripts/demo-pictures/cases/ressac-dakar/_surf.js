/* The backwash: lines that a wave pushes aside, one wave for each night. */
function surf({ w, h, x, y, r, force, lines, ink, width }) {
  let s = "";
  for (let i = 0; i <= lines; i++) {
    const y0 = (i / lines) * h;
    let d = "";
    for (let px = -20; px <= w + 20; px += 8) {
      const dx = px - x,
        dy = y0 - y,
        k = Math.exp(-(dx * dx + dy * dy) / (2 * r * r));
      const py = y0 + force * k * Math.sin(dx / (r * 0.28)) * 0.5 + (dy >= 0 ? 1 : -1) * force * k;
      d += `${d ? "L" : "M"}${px} ${py.toFixed(1)}`;
    }
    s += `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  }
  return s;
}
const NIGHTS = [
  {
    bg: "#ff5fa8",
    ink: "#120b0e",
    day: "jeu 14",
    who: ["Keur Gui Soundsystem", "Aïda Mbow", "Les Filles de Ngor"],
    p: { x: 250, y: 380, r: 120, force: 80 },
  },
  {
    bg: "#8df0c6",
    ink: "#120b0e",
    day: "ven 15",
    who: ["Orchestre Baobab Bis", "DJ Teranga", "Moussa & la Mer"],
    p: { x: 120, y: 250, r: 150, force: 100 },
  },
  {
    bg: "#ff7a1f",
    ink: "#120b0e",
    day: "sam 16",
    who: ["Sahel Bass Unit", "Ndèye Cissé", "Wax Tropic"],
    p: { x: 330, y: 460, r: 100, force: 110 },
  },
];
function poster(i, width) {
  const n = NIGHTS[i];
  return `<svg viewBox="0 0 480 700" width="${width}" style="display:block"><path d="M0 0h480v700H0z" fill="${n.bg}"/><g>${surf({ w: 480, h: 700, lines: 46, width: 6, ink: n.ink, ...n.p })}</g><path d="M0 0h480v118H0zM0 560h480v140H0z" fill="${n.bg}"/><text x="20" y="94" font-size="86" class="w" fill="${n.ink}" textLength="440" lengthAdjust="spacingAndGlyphs">RESSAC</text><text x="20" y="660" font-size="112" class="c" fill="${n.ink}">${n.day}</text>${n.who.map((t, k) => `<text x="462" y="${600 + k * 30}" text-anchor="end" font-size="17" font-weight="700" fill="${n.ink}">${t}</text>`).join("")}<text x="462" y="686" text-anchor="end" font-size="14" fill="${n.ink}">plage de Ngor, Dakar, mai 2026</text></svg>`;
}
document.querySelectorAll("[data-poster]").forEach((e) => {
  e.innerHTML = poster(Number(e.dataset.poster), Number(e.dataset.w));
});
