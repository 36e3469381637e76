/* Small ironware, drawn to one scale: `mm` pixels a millimetre. */
function screw({ x, y, d, length, mm, head = "hex", tone = "#8d999d" }) {
  const w = d * mm,
    l = length * mm,
    hw = w * 1.75,
    hh = w * 0.75;
  let s = `<g transform="translate(${x} ${y})">`;
  const dark = "#5d696d",
    light = "#c9d2d4";
  if (head === "hex")
    s += `<path d="M${-hw / 2} ${-hh}h${hw}v${hh}h${-hw}z" fill="${tone}"/><path d="M${-hw / 4} ${-hh}h${hw / 2}v${hh}h${-hw / 2}z" fill="${light}"/>`;
  if (head === "round")
    s += `<path d="M${-hw / 2} 0q0${-hh * 1.3} ${hw / 2}${-hh * 1.3}q${hw / 2} 0 ${hw / 2} ${hh * 1.3}z" fill="${tone}"/><path d="M${-hw * 0.3} ${-hh * 0.5}q6${-hh * 0.5} ${hw * 0.25}${-hh * 0.55}" stroke="${light}" stroke-width="${w * 0.12}" fill="none"/>`;
  if (head === "flat")
    s += `<path d="M${-hw / 2} ${-hh}h${hw}L${w / 2} 0h${-w}z" fill="${tone}"/><path d="M${-hw / 2} ${-hh}h${hw}l-4 5h${-hw + 8}z" fill="${light}"/>`;
  const tip = head === "hex" ? 0 : w * 1.1;
  s += `<path d="M${-w / 2} 0h${w}v${l - tip}${tip ? `L0 ${l}L${-w / 2} ${l - tip}` : `h${-w}`}z" fill="${tone}"/><path d="M${-w * 0.22} 0h${w * 0.22}v${l - tip}h${-w * 0.22}z" fill="${light}"/>`;
  const from = head === "hex" ? l * 0.38 : l * 0.12,
    pitch = Math.max(w * 0.24, 7);
  for (let t = from; t < l - tip * 0.35; t += pitch) {
    const k = t > l - tip && tip ? (l - t) / tip : 1;
    s += `<path d="M${-w * 0.58 * k} ${t + pitch * 0.34}L${w * 0.58 * k} ${t}" stroke="${dark}" stroke-width="${pitch * 0.32}" stroke-linecap="round"/>`;
  }
  return `${s}</g>`;
}
function nut({ x, y, r }) {
  const p = [0, 1, 2, 3, 4, 5]
    .map((i) => `${x + r * Math.cos((i * Math.PI) / 3)} ${y + r * Math.sin((i * Math.PI) / 3)}`)
    .join("L");
  return `<path d="M${p}z" fill="#8d999d"/><circle cx="${x}" cy="${y}" r="${r * 0.78}" fill="#c9d2d4"/><circle cx="${x}" cy="${y}" r="${r * 0.52}" fill="#5d696d"/><circle cx="${x}" cy="${y}" r="${r * 0.44}" fill="var(--hole,#eceeea)"/>`;
}
function ruler({ x, y, mm, count, isUp }) {
  let s = "";
  for (let i = 0; i <= count; i++) {
    const l = i % 10 === 0 ? 46 : i % 5 === 0 ? 32 : 20;
    s += isUp
      ? `<path d="M${x} ${y + i * mm}h${l}" stroke="#15181a" stroke-width="2.4"/>`
      : `<path d="M${x + i * mm} ${y}v${l}" stroke="#15181a" stroke-width="2.4"/>`;
    if (i % 10 === 0)
      s += isUp
        ? `<text x="${x + 56}" y="${y + i * mm + 8}" font-family="Sofia Sans Extra Condensed Variable" font-weight="700" font-size="26">${i}</text>`
        : `<text x="${x + i * mm}" y="${y + 74}" text-anchor="middle" font-family="Sofia Sans Extra Condensed Variable" font-weight="700" font-size="26">${i}</text>`;
  }
  return s;
}
