/* One series of portraits: the same light from the left, the same frame, five tones a person. */
function face({ skin, shade, brow, lips = "#8f4638", w = 104, h = 138, lid = 0 }) {
  return `<path d="M270 470v110q50 60 100 0V470z" fill="${shade}"/>
  <ellipse cx="320" cy="390" rx="${w}" ry="${h}" fill="${skin}"/><path d="M330 ${390 - h}a${w} ${h} 0 0 1-10 ${h * 2}c26-30 30-60 20-92c-2-14 10-18 12-34c2-40-26-90-22-${h * 2 - 126}z" fill="${shade}"/>
  <path d="M254 366q24-18 50 0M338 366q26-18 50 0" stroke="${brow}" stroke-width="9" fill="none" stroke-linecap="round"/>
  <path d="M258 394q22-${18 - lid} 44 0q-22 12-44 0z" fill="#fbf5ec"/><path d="M342 394q22-${18 - lid} 44 0q-22 12-44 0z" fill="#f2e7da"/><circle cx="281" cy="392" r="8" fill="#231a17"/><circle cx="365" cy="392" r="8" fill="#231a17"/>
  <path d="M258 394q22-${18 - lid} 44 0M342 394q22-${18 - lid} 44 0" stroke="#231a17" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M304 446q16 10 32 0" stroke="${lips}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>
  <path d="M280 473q20-4 40 1q20-5 40-1q-40 34-80 0z" fill="${lips}"/>`;
}
const ears = (c) =>
  `<ellipse cx="216" cy="402" rx="18" ry="30" fill="${c}"/><ellipse cx="424" cy="402" rx="18" ry="30" fill="${c}"/>`;
const bust = (c, d) =>
  `<path d="M40 800c0-150 90-214 210-236q70 60 140 0c120 22 210 86 210 236z" fill="${c}"/><path d="M330 596q30-4 60-32c120 22 210 86 210 236H420c10-90-30-160-90-204z" fill="${d}"/>`;
const glasses = (c) =>
  `<g fill="none" stroke="${c}" stroke-width="8"><circle cx="280" cy="394" r="38"/><circle cx="364" cy="394" r="38"/><path d="M318 390q4-8 8 0M242 386l-28-10M402 386l24-10"/></g>`;
const PEOPLE = {
  youssef: {
    bg: "#d9a441",
    behind: "",
    body:
      bust("#22333b", "#17252b") +
      `<path d="M250 566l70 96 70-96-20-20h-100z" fill="#f4efe6"/><path d="M250 566l-34 70 60 60 44-34zM390 566l34 70-60 60-44-34z" fill="#2d424b"/>`,
    skin: { skin: "#c68a5f", shade: "#a76d46", brow: "#4a4441", h: 140 },
    ears: "#b67b52",
    front: `<path d="M214 380c-16-130 40-170 106-170s122 40 106 170c-8-40-18-60-34-78q-72 20-140-6c-20 24-30 44-38 84z" fill="#57504c"/><path d="M330 210c66 0 112 50 96 170c-8-40-18-60-34-78z" fill="#3c3633"/><path d="M216 410c4 90 40 126 104 126s100-36 104-126c-14 40-30 56-60 58q-44-22-88 0c-30-2-46-18-60-58z" fill="#6f6762"/><path d="M288 484q32 12 64 0" stroke="#8f4638" stroke-width="9" stroke-linecap="round"/>`,
  },
  sara: {
    bg: "#8fb3a6",
    behind: `<path d="M196 420c-40-180 60-240 124-240s176 60 130 250c-10 70 30 120 10 200H190c-30-70 16-140 6-210z" fill="#3a211b"/>`,
    body: bust("#b8472f", "#963521") + `<path d="M262 560q58 90 116 0l20 10q-78 130-156 0z" fill="#f4efe6"/>`,
    skin: { skin: "#d9a077", shade: "#bb7f57", brow: "#3a211b", lips: "#a63d3a", w: 100 },
    ears: "#cc9069",
    front: `<path d="M208 400c-10-150 60-186 120-186c70 0 116 60 104 186c-10-70-50-110-100-132c-20 60-80 80-124 132z" fill="#4b2b22"/><circle cx="214" cy="446" r="9" fill="#e9c46a"/><circle cx="426" cy="446" r="9" fill="#e9c46a"/>`,
  },
  hamza: {
    bg: "#c9c4ba",
    behind: "",
    body: bust("#5a6b3b", "#46552c") + `<path d="M256 566q64 70 128 0l10 26q-74 72-148 0z" fill="#39461f"/>`,
    skin: { skin: "#9a623f", shade: "#7b4a2d", brow: "#1d1613", lips: "#6f332a" },
    ears: "#8b5636",
    front: `<path d="M212 372c-10-120 40-166 108-166s118 46 108 166c-6-30-14-44-26-58q-80-30-164 0c-12 14-20 28-26 58z" fill="#1d1613"/>${Array.from({ length: 22 }, (_, i) => `<circle cx="${218 + ((i * 53) % 206)}" cy="${222 + ((i * 31) % 82) + Math.abs(((i * 53) % 206) - 103) * 0.28}" r="25" fill="${i % 3 ? "#1d1613" : "#2c221e"}"/>`).join("")}<path d="M226 450c14 70 46 86 94 86s80-16 94-86c-14 20-30 26-48 22q-46-18-92 0c-18 4-34-2-48-22z" fill="#1d1613" opacity=".55"/>${glasses("#e8e2d4")}`,
  },
  zineb: {
    bg: "#e3b7a6",
    behind: `<path d="M178 620c-40-120-40-440 142-450c190 10 186 330 146 450z" fill="#2f4858"/>`,
    body: bust("#2a3f4d", "#1e303b"),
    skin: { skin: "#cf9670", shade: "#b07851", brow: "#2b1c16", lips: "#9c4340", w: 98, h: 132 },
    ears: "#cf9670",
    front: `<path fill-rule="evenodd" d="M320 176c-120 0-146 120-138 224c6 90 40 200 138 210c98-10 132-120 138-210c8-104-18-224-138-224zm0 88c64 0 94 60 94 134c0 70-40 122-94 122s-94-52-94-122c0-74 30-134 94-134z" fill="#39586b"/><path d="M330 610c90-14 122-124 128-210c6-80-8-170-74-206c44 70 54 150 40 230c-10 80-40 140-94 186z" fill="#2f4858"/><path d="M196 520c60 90 150 130 250 80l-20 90c-90 40-200-20-230-170z" fill="#446a80"/>`,
  },
  carmen: {
    bg: "#7f9fc4",
    behind: "",
    body: bust("#f1e3c8", "#d9c7a4") + `<path d="M250 570l70 60 70-60 16 40-86 70-86-70z" fill="#c8553d"/>`,
    skin: { skin: "#e8bd98", shade: "#cb9a73", brow: "#6e5646", lips: "#b5443f", w: 100, h: 136 },
    ears: "#dcae88",
    front: `<path d="M206 470c-40-190 30-268 118-268c92 0 152 80 110 268l-26-6c14-80 8-120-12-152q-90 6-150-36c-24 40-30 110-14 188z" fill="#b9b2aa"/><path d="M330 202c88 4 144 90 104 268l-26-6c14-80 8-120-12-152z" fill="#99928a"/><circle cx="214" cy="452" r="11" fill="#c8553d"/><circle cx="426" cy="452" r="11" fill="#c8553d"/>`,
  },
  nasser: {
    bg: "#b98d6b",
    behind: `<path d="M150 700C120 480 150 200 320 180s210 290 176 520z" fill="#efeae0"/>`,
    body:
      bust("#fbf8f1", "#e2dccf") +
      `<path d="M284 570h72l6 60h-84z" fill="#e2dccf"/><path d="M320 630v150" stroke="#c9c1b1" stroke-width="5"/>`,
    skin: { skin: "#b9805a", shade: "#976441", brow: "#17110e", lips: "#7d3d33" },
    ears: "#b9805a",
    front: `<path d="M218 420c6 80 40 116 102 116s96-36 102-116c-14 34-30 48-56 50q-46-20-92 0c-26-2-42-16-56-50z" fill="#17110e"/><path d="M286 484q34 12 68 0" stroke="#7d3d33" stroke-width="9" stroke-linecap="round"/><path d="M320 190c-110 0-150 80-152 190c-4 130-10 220-60 300c70 10 100-40 112-120c6-60-10-120 2-200c20-50 60-66 98-66s78 16 98 66c12 80-4 140 2 200c12 80 42 130 112 120c-50-80-56-170-60-300c-2-110-42-190-152-190z" fill="#fbf8f1"/><path d="M330 190c106 4 140 84 142 190c4 130 10 220 60 300c-50 6-80-14-98-60c20-110 10-260-14-330c-16-50-50-90-90-100z" fill="#e2dccf"/><path d="M206 268q114-60 228 0l4 26q-118-58-236 0z" fill="#17110e"/><path d="M204 300q116-58 232 0" stroke="#17110e" stroke-width="7" fill="none"/>`,
  },
};
function portrait({ bg, behind, body, skin, ears: e, front }) {
  return `<path d="M0 0h640v800H0z" fill="${bg}"/>${behind}${body}${ears(e)}${face(skin)}${front}`;
}
