/* Eight covers of made-up books, 240 by 360 each. */
const T = (x, y, s, t, f, o = "") =>
  `<text x="${x}" y="${y}" font-family="Newsreader Variable" font-size="${s}" fill="${f}" ${o}>${t}</text>`;
const S = (x, y, s, t, f, o = "") =>
  `<text x="${x}" y="${y}" font-family="Hanken Grotesk Variable" font-size="${s}" fill="${f}" ${o}>${t}</text>`;
const BOOKS = [
  `<path d="M0 0h240v360H0z" fill="#ff6a4d"/><path d="M0 250q30-30 60 0t60 0 60 0 60 0v110H0z" fill="#10243a"/><circle cx="170" cy="120" r="54" fill="#ffe7d6"/>${T(18, 300, 34, "La sal de", "#fff")}${T(18, 332, 34, "los domingos", "#fff")}${S(18, 36, 14, "Rocío Barea", "#10243a", 'font-weight="600"')}`,
  `<path d="M0 0h240v360H0z" fill="#f3e9d2"/>${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `<path d="M${20 + i * 25} 40V230" stroke="#2f6b4f" stroke-width="${3 + i * 2}"/>`).join("")}${T(18, 282, 44, "Cañas", "#2f6b4f", 'font-weight="600"')}${S(18, 330, 14, "Julián Otero", "#2f6b4f")}`,
  `<path d="M0 0h240v360H0z" fill="#243a8c"/><path d="M120 70c60 0 90 60 90 110s-40 90-90 90-90-40-90-90 30-110 90-110z" fill="#f7c8d4"/><circle cx="92" cy="160" r="9" fill="#243a8c"/><circle cx="148" cy="160" r="9" fill="#243a8c"/><path d="M84 214q36 26 72 0" stroke="#243a8c" stroke-width="7" fill="none"/>${T(18, 318, 29, "Cara de pan", "#f7c8d4", 'font-style="italic"')}${S(18, 342, 13, "Nieves Ayllón", "#fff")}`,
  `<path d="M0 0h240v360H0z" fill="#10243a"/>${Array.from({ length: 12 }, (_, i) => `<path d="M${-20 + i * 26} 0L${60 + i * 26} 360" stroke="#7fc4c9" stroke-width="1.6"/><path d="M0 ${i * 32}h240" stroke="#7fc4c9" stroke-width="1.6"/>`).join("")}<path d="M50 190c40-44 96-40 128-6l26-20-6 32 10 28-30-14c-34 30-92 24-128-20z" fill="#ff6a4d"/>${T(18, 58, 40, "Levante", "#fff", 'font-weight="600"')}${S(18, 340, 14, "Amparo Quirós", "#fff")}`,
  `<path d="M0 0h240v360H0z" fill="#cfe3b4"/><path d="M40 300V150a80 80 0 0 1 160 0v150z" fill="#3b5b2a"/><path d="M76 300V160a44 44 0 0 1 88 0v140z" fill="#f4f7e9"/><path d="M120 300V190" stroke="#3b5b2a" stroke-width="4"/>${T(18, 44, 30, "El patio", "#3b5b2a", 'font-weight="600"')}${S(18, 340, 13, "Tomás Iriarte", "#3b5b2a")}`,
  `<path d="M0 0h240v360H0z" fill="#fff"/><path d="M0 0h240v120H0z" fill="#e4412f"/>${T(16, 84, 62, "Ruido", "#fff", 'font-weight="700"')}${[0, 1, 2, 3, 4, 5, 6].map((i) => `<circle cx="120" cy="236" r="${12 + i * 14}" fill="none" stroke="#10243a" stroke-width="5"/>`).join("")}${S(16, 346, 13, "Lola Mateos", "#10243a")}`,
  `<path d="M0 0h240v360H0z" fill="#6d3b6b"/><path d="M30 330L120 90l90 240z" fill="#f4d6a0"/><path d="M120 90l30 80-30 160z" fill="#c79a5b"/>${T(18, 52, 30, "Montaña abajo", "#f4d6a0", 'font-style="italic"')}${S(18, 350, 13, "Íñigo Sanz", "#f4d6a0")}`,
  `<path d="M0 0h240v360H0z" fill="#bfe0e6"/><path d="M30 220h180l-28 50H58zM120 70v150M124 80l70 120h-70zM116 110L58 200h58z" fill="#10243a" stroke="#10243a" stroke-width="4"/><path d="M124 80l70 120h-70z" fill="#ff6a4d"/>${T(18, 322, 32, "Bahía corta", "#10243a")}${S(18, 344, 13, "Marina Galván", "#10243a")}`,
];
const book = (i, w) =>
  `<svg viewBox="0 0 240 360" width="${w}" height="${w * 1.5}" style="display:block;box-shadow:-3px 0 0 #0002 inset,0 10px 18px #10243a33">${BOOKS[i]}<path d="M9 0v360" stroke="#000" stroke-opacity=".12" stroke-width="2"/></svg>`;
document.querySelectorAll("[data-book]").forEach((e) => {
  e.innerHTML = book(Number(e.dataset.book), Number(e.dataset.w));
});
