/* Plates from above. */
function rd(s) {
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
}
function grains(n, r, tones, seed, size = 3) {
  const f = rd(seed);
  let s = "";
  for (let i = 0; i < n; i++) {
    const a = f() * 6.283,
      d = Math.sqrt(f()) * r;
    s += `<ellipse cx="${Math.cos(a) * d}" cy="${Math.sin(a) * d}" rx="${size}" ry="${size * 0.7}" fill="${tones[Math.floor(f() * tones.length)]}" transform="rotate(${f() * 90})"/>`;
  }
  return s;
}
const plate = (rim, base, inner) =>
  `<circle r="148" fill="#0002" cx="6" cy="12"/><circle r="148" fill="${rim}"/><circle r="118" fill="${base}"/>${inner}`;
const DISHES = {
  garba: plate(
    "#fff",
    "#f4ead2",
    `<g transform="translate(-24 10)">${grains(340, 82, ["#f3dfa0", "#ead08a", "#fff1c4"], 5)}</g><path d="M-20-60c50-40 110 0 100 46c-40 10-90 0-100-46z" fill="#b1642b"/><path d="M-4-52c30-12 58 4 66 26M10-30c20-4 40 4 50 16" stroke="#7d3f16" stroke-width="6" fill="none"/><g fill="#ff5638"><path d="M10 50l20-8 8 18-20 8zM44 40l18 4-2 18-18-4zM-40-50l16 6-6 16-16-6z"/></g><g fill="none" stroke="#8cb63c" stroke-width="5"><circle cx="30" cy="84" r="12"/><circle cx="66" cy="70" r="9"/><circle cx="-60" cy="-34" r="11"/></g>`,
  ),
  alloco: plate(
    "#d8f24b",
    "#34103d",
    `${[
      [-50, -30],
      [10, -60],
      [60, -20],
      [-20, 10],
      [40, 40],
      [-70, 30],
      [-10, 70],
      [20, -8],
      [70, 20],
    ]
      .map(
        ([x, y], i) =>
          `<g transform="translate(${x} ${y}) rotate(${i * 47})"><ellipse rx="36" ry="25" fill="#e8912b"/><ellipse rx="36" ry="25" fill="none" stroke="#a85510" stroke-width="6"/><path d="M-14 0h28M0-9v18" stroke="#c46f1a" stroke-width="4" stroke-linecap="round"/></g>`,
      )
      .join("")}<circle cx="-14" cy="-88" r="26" fill="#ff5638"/><circle cx="-20" cy="-94" r="7" fill="#ff9f86"/>`,
  ),
  kedjenou: plate(
    "#ff5638",
    "#ffd9a8",
    `<circle r="104" fill="#b5421d"/><path d="M-70-10c10-50 80-56 92-10c40 4 46 50 6 58c-40 14-104 2-98-48z" fill="#d98643"/><path d="M22-18l56-40" stroke="#fff2da" stroke-width="18" stroke-linecap="round"/><circle cx="80" cy="-64" r="12" fill="#fff2da"/>${grains(26, 92, ["#8cb63c", "#ffdf6b", "#ff8a5c"], 21, 9)}`,
  ),
  foutou: plate(
    "#34103d",
    "#fff7ea",
    `<circle cx="-34" cy="-6" r="66" fill="#f6d365"/><path d="M-76-30q40-34 84-6" stroke="#fff0b0" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M30-66c60 0 80 60 60 110c-30 30-70 20-70-20c0-40-20-60 10-90z" fill="#7c2f12"/><circle cx="60" cy="10" r="18" fill="#b1642b"/><circle cx="66" cy="-28" r="11" fill="#d98643"/><path d="M36 36q18 14 36 4" stroke="#ff8a5c" stroke-width="6" fill="none"/>`,
  ),
  bissap: plate(
    "#fff",
    "#fff",
    `<circle r="96" fill="#a3123f"/><circle r="96" fill="none" stroke="#ffb3c6" stroke-width="8"/><path d="M-40-30h44v44h-44zM10 4h40v40H10z" fill="#ffffff55" transform="rotate(14)"/><path d="M0-70c30 0 50 20 40 44c-24 6-44-14-40-44z" fill="#8cb63c"/>`,
  ),
};
document.querySelectorAll("[data-dish]").forEach((e) => {
  e.innerHTML = `<svg viewBox="-160 -160 330 330" width="${e.dataset.w}" height="${e.dataset.w}" style="display:block">${DISHES[e.dataset.dish]}</svg>`;
});
