/* One series: four inks, one light from the upper left, one object each that says what the article is about. */
const INK = "#16302f",
  BRICK = "#dd5d43",
  SKY = "#b9d6d8",
  PAPER = "#f6f1e6",
  SAND = "#e6c9a2",
  DEEP = "#0e2120",
  SKIN = "#a86b47",
  ROSE = "#efb4a0";
const ground = (c, f, y) =>
  `<path d="M0 0h1600v1000H0z" fill="${c}"/><path d="M0 ${y}h1600v${1000 - y}H0z" fill="${f}"/>`;
const line = (d, w, c = INK) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const word = (x, y, s, t, c = INK, more = "") =>
  `<text x="${x}" y="${y}" font-family="Hanken Grotesk Variable" font-weight="700" font-size="${s}" fill="${c}" ${more}>${t}</text>`;
const hand = (x, y, k, c = SKIN) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-150 520C-170 330-190 220-150 90c16-52 52-40 50 6L-96 220 130 240C190 240 200 330 150 400L120 520z" fill="${c}"/>${[0, 1, 2, 3].map((i) => `<rect x="96" y="${40 + i * 66}" width="120" height="58" rx="29" fill="${c}"/><path d="M108 ${94 + i * 66}h90" stroke="#0002" stroke-width="5"/>`).join("")}</g>`;
const SERIES = {
  "fast-site": () => {
    let s = ground(SKY, INK, 800);
    for (let i = 0; i < 14; i++)
      s += `<rect x="${i * 124 - 20}" y="${330 + ((i * 97) % 190)}" width="112" height="600" fill="${i % 3 ? "#9fc3c6" : "#8ab4b8"}"/>`;
    s += `<path d="M0 800h1600v200H0z" fill="${INK}"/>${line("M0 880h1600M0 930h1600", 7, "#48625f")}`;
    s += `<g><path d="M-40 500h980c70 0 120 90 140 200v120H-40z" fill="${BRICK}"/><path d="M-40 560h930c50 0 90 60 104 130H-40z" fill="${PAPER}"/>${[0, 1, 2, 3].map((i) => `<rect x="${20 + i * 220}" y="578" width="180" height="112" rx="8" fill="${INK}"/><circle cx="${90 + i * 220}" cy="646" r="26" fill="${[SKIN, "#7d4a30", ROSE, SKIN][i]}"/><path d="M${44 + i * 220} 690q46-50 92 0z" fill="${[SAND, BRICK, SKY, PAPER][i]}"/>`).join("")}<path d="M-40 820h1120v40H-40z" fill="${DEEP}"/></g>`;
    s += `<g transform="translate(1200 500) rotate(7)">${hand(10, 60, 1.25)}<rect x="-170" y="-400" width="360" height="700" rx="44" fill="${DEEP}"/><rect x="-150" y="-376" width="320" height="652" rx="26" fill="${PAPER}"/><rect x="-122" y="-330" width="170" height="36" fill="${INK}"/><rect x="-122" y="-266" width="264" height="150" fill="#ddd6c6"/><rect x="-122" y="-92" width="230" height="18" fill="#ddd6c6"/><rect x="-122" y="-58" width="190" height="18" fill="#ddd6c6"/><circle cx="10" cy="110" r="62" fill="none" stroke="#ddd6c6" stroke-width="20"/><path d="M10 48a62 62 0 0 1 62 62" fill="none" stroke="${BRICK}" stroke-width="20" stroke-linecap="round"/>${word(-6, 128, 54, "3", INK)}<g>${[0, 1, 2].map((i) => `<rect x="150" y="${70 + i * 82}" width="70" height="66" rx="33" fill="${SKIN}"/>`).join("")}<path d="M-190 230c-30-110-20-180 20-200c40-10 46 60 34 150z" fill="${SKIN}"/></g></g>`;
    return s;
  },
  "new-logo": () => {
    let s =
      ground(SAND, INK, 860) +
      `<path d="M140 120h1320v740H140z" fill="${PAPER}"/><path d="M140 120h1320v250H140z" fill="${BRICK}"/>`;
    s += `<text x="230" y="322" font-family="Newsreader Variable" font-style="italic" font-weight="600" font-size="220" fill="#c94d35">Tazi</text><text x="236" y="322" font-family="Hanken Grotesk Variable" font-weight="800" font-size="220" letter-spacing="-8" fill="${PAPER}">Tazi</text><path d="M700 150h400v200H700z" fill="${BRICK}"/><text x="720" y="322" font-family="Newsreader Variable" font-style="italic" font-weight="600" font-size="220" fill="#ef8a72">frères</text>`;
    s += `<path d="M240 470h420v390H240z" fill="${INK}"/><path d="M270 500h360v200H270z" fill="${SKY}"/><path d="M300 700V560h90v140M470 700V600h110v100" fill="${SAND}"/><path d="M860 450h460v410H860z" fill="#e6dccb"/><path d="M1000 500h180v360h-180z" fill="${INK}"/><circle cx="1156" cy="690" r="9" fill="${SAND}"/>`;
    s +=
      line("M1180 960L1290 330M1370 960L1290 330", 20, DEEP) +
      [0, 1, 2, 3, 4, 5]
        .map((i) => line(`M${1280 - (i + 1) * 15} ${400 + i * 92}H${1300 + (i + 1) * 12}`, 13, DEEP))
        .join("");
    s += `<g transform="translate(1262 520)"><path d="M-60-20C-70-130 40-150 70-60L80 120H-50z" fill="${SKY}"/><path d="M-50 110H30L20 330H-20L-26 220-40 330H-84zM30 110h52l20 150H62z" fill="${INK}"/><circle cx="4" cy="-160" r="52" fill="${SKIN}"/><path d="M-54-166c0-70 110-74 114-8-30-22-80-22-114 8z" fill="${DEEP}"/><path d="M-30-90C-90-110-130-170-170-210l26-26c50 40 90 60 140 90z" fill="${SKY}"/><circle cx="-166" cy="-232" r="28" fill="${SKIN}"/>${line("M-176-238L-236-290", 13, DEEP)}<path d="M-228-276l-46-40 28-30 44 42z" fill="${PAPER}"/></g><path d="M1384 640h90v90h-90z" fill="${PAPER}"/>${line("M1384 640q45-60 90 0", 7, DEEP)}`;
    return s;
  },
  "local-search": () => {
    let s = `<path d="M0 0h1600v1000H0z" fill="${BRICK}"/>`;
    s += `<g stroke="#c94d35" stroke-width="30" fill="none"><path d="M-40 640L620 500 1640 700M200 1040L420 380 380 200M760 1040L900 560 1240 300M-40 860L1640 940M1240 1040L1320 620"/></g><g fill="#e8745b"><path d="M470 560l180-40 60 130-190 60zM940 610l220 50-30 130-220-20zM120 700l180-50 40 110-200 50z"/></g>`;
    s += `<path d="M0 60h760c110 0 160 60 160 150v90H740v-60c0-26-12-40-40-40H0z" fill="${INK}"/><path d="M0 60h760c60 0 104 18 130 50-30-18-70-20-110-20H0z" fill="#2f4f4d"/><path d="M700 300h260v56H700z" fill="${DEEP}"/><path d="M520 60V0h90v60z" fill="${DEEP}"/><rect x="430" y="-24" width="270" height="46" rx="23" fill="${SAND}"/>`;
    s += `<g transform="translate(830 640)"><path d="M0-250C40-150 130-80 130 30a130 130 0 0 1-260 0C-130-80-40-150 0-250z" fill="${SKY}"/><path d="M0-250C40-150 130-80 130 30a130 130 0 0 1-40 94C110 0 40-120 0-250z" fill="#93bcc0"/><circle cx="0" cy="30" r="52" fill="${BRICK}"/></g><ellipse cx="830" cy="862" rx="180" ry="26" fill="#b8432c"/><ellipse cx="830" cy="862" rx="90" ry="12" fill="${SKY}"/>`;
    s +=
      `<g transform="translate(1230 470)"><rect x="0" y="0" width="300" height="150" rx="20" fill="${PAPER}"/>${word(30, 66, 42, "plombier maarif")}<path d="M30 96h170" stroke="${INK}" stroke-width="10"/><circle cx="252" cy="104" r="20" fill="none" stroke="${INK}" stroke-width="8"/>${line("M266 118l16 16", 8)}</g>`.replace(
        'font-size="42"',
        'font-size="34"',
      );
    return s;
  },
  "agency-quote": () => {
    const sheet = (x, y, h, r, p, n) =>
      `<g transform="translate(${x} ${y}) rotate(${r})"><path d="M10 14h330v${h}H10z" fill="#0003"/><path d="M0 0h330v${h}H0z" fill="${PAPER}"/><path d="M34 46h150" stroke="${INK}" stroke-width="16"/>${Array.from({ length: n }, (_, i) => `<path d="M34 ${108 + i * 42}h${150 + ((i * 67) % 60)}M250 ${108 + i * 42}h46" stroke="#cbbfa8" stroke-width="10"/>`).join("")}${word(34, h - 38, 58, p, BRICK)}</g>`;
    let s = `<path d="M0 0h1600v1000H0z" fill="${INK}"/><path d="M0 0h1600L900 1000H0z" fill="#1d3d3b"/>`;
    s +=
      sheet(130, 330, 370, -6, "6 000", 3) +
      sheet(560, 200, 600, 2, "18 000", 9) +
      sheet(1040, 90, 850, -3, "65 000", 15);
    s += `<g transform="translate(770 560)">${line("M150 150L330 340", 54, SAND)}<circle r="190" fill="${SKY}" stroke="${SAND}" stroke-width="34"/><g>${[0, 1, 2, 3].map((i) => `<rect x="-130" y="${-98 + i * 56}" width="30" height="30" fill="none" stroke="${INK}" stroke-width="8"/><path d="M-76 ${-82 + i * 56}h${[190, 130, 170, 90][i]}" stroke="${INK}" stroke-width="16"/>`).join("")}${line("M-126-86l12 14 24-34M-126-30l12 14 24-34", 10, BRICK)}</g></g>`;
    return s;
  },
  "three-scripts": () => {
    const key = (x, y, r, c, t, tc, font) =>
      `<g transform="translate(${x} ${y}) rotate(${r})"><circle cy="-250" r="17" fill="${DEEP}"/>${line("M0-250V-120", 8, DEEP)}<path d="M-130-60c0-60 60-90 130-90s130 30 130 90V300c0 40-30 60-60 60H-70c-30 0-60-20-60-60z" fill="${c}"/><circle cy="-96" r="20" fill="${SAND}"/><text y="190" text-anchor="middle" font-family="${font}" font-weight="700" font-size="${t.length > 2 || t === "ضي" ? 110 : 140}" fill="${tc}">${t}</text>${line("M96 330L150 470M150 470l44-18M136 436l36-14", 22, "#8d7a5c")}<circle cx="92" cy="322" r="42" fill="none" stroke="#8d7a5c" stroke-width="20"/></g>`;
    let s = `<path d="M0 0h1600v1000H0z" fill="${ROSE}"/><path d="M120 90h1360v210H120z" fill="#7a4a34"/><path d="M120 90h1360v30H120z" fill="#93604a"/><path d="M120 300h1360v26H120z" fill="#0002"/>`;
    s +=
      key(390, 440, -4, INK, "Hé", PAPER, "Newsreader Variable") +
      key(800, 440, 2, BRICK, "Ño", PAPER, "Hanken Grotesk Variable") +
      key(1210, 440, -2, PAPER, "ضي", INK, "Reem Kufi Variable");
    return s;
  },
  "whatsapp-counter": () => {
    let s = `<path d="M0 0h1600v1000H0z" fill="${SKY}"/>`;
    for (let r = 0; r < 3; r++) {
      s += `<path d="M120 ${170 + r * 150}h1360v18H120z" fill="#7a4a34"/>`;
      for (let i = 0; i < 14; i++) {
        const h = 54 + ((i * 41 + r * 23) % 58),
          c = [BRICK, PAPER, INK, SAND, ROSE][(i * 3 + r) % 5];
        if (r > 0 && i > 4 && i < 9) continue;
        s += `<rect x="${150 + i * 95}" y="${170 + r * 150 - h}" width="62" height="${h}" rx="${(i + r) % 2 ? 6 : 22}" fill="${c}"/>`;
      }
    }
    s += `<g transform="translate(800 470)"><path d="M-190 330C-190 120-110 60 0 60s190 60 190 270z" fill="${BRICK}"/><path d="M-60 70l60 90 60-90z" fill="${PAPER}"/><path d="M-40 0h80v90q-40 30-80 0z" fill="#8e5738"/><ellipse cx="0" cy="-70" rx="92" ry="112" fill="${SKIN}"/><path d="M0-182c60 0 92 50 92 112S60 42 0 42z" fill="#955c3b"/><path d="M-98-90c-10-110 60-130 98-130s108 20 98 130c-30-50-60-60-98-60s-68 10-98 60z" fill="${DEEP}"/><path d="M-78-20c10 60 40 76 78 76s68-16 78-76c-20 26-50 30-78 30s-58-4-78-30z" fill="${DEEP}"/><path d="M-28 2q28 18 56 0" stroke="${PAPER}" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="-36" cy="-66" r="10" fill="${DEEP}"/><circle cx="36" cy="-66" r="10" fill="${DEEP}"/></g>`;
    s += `<path d="M120 720h1360a40 40 0 0 1 40 40v300H80V760a40 40 0 0 1 40-40z" fill="${INK}"/><path d="M1300 1000l120 0-10-60z" fill="${INK}"/><rect x="80" y="716" width="1440" height="34" rx="17" fill="#2f4f4d"/>`;
    s += `<g><rect x="190" y="800" width="430" height="120" rx="34" fill="${PAPER}"/><path d="M200 900l-40 40 90-24z" fill="${PAPER}"/>${word(232, 876, 44, "C’est combien ?")}<rect x="980" y="800" width="430" height="120" rx="34" fill="${SAND}"/><path d="M1400 900l40 40-90-24z" fill="${SAND}"/>${word(1022, 876, 44, "40 DH, livré")}</g><g transform="translate(800 820)"><rect x="-46" y="-130" width="92" height="160" rx="16" fill="${DEEP}" transform="rotate(-8)"/><rect x="-38" y="-118" width="76" height="130" rx="8" fill="${SKY}" transform="rotate(-8)"/></g>`;
    return s;
  },
  "spanish-shop": () => {
    let s = ground(PAPER, SAND, 760);
    s += `<path d="M420 420l380-120 380 120-380 130z" fill="#8a5a3a"/><path d="M420 420v380l380 150V550z" fill="#c08a5c"/><path d="M1180 420v380L800 950V550z" fill="#a06c43"/><path d="M420 420L250 330l370-130 180 100z" fill="#d6a475"/><path d="M1180 420l180-96-370-124-190 100z" fill="#b98052"/>`;
    s += `<g transform="translate(800 420)"><path d="M-210 30c-10-80 20-130 60-150l40 60c60 20 130 30 150 80l0 40z" fill="${BRICK}"/><path d="M-220 40h270v24h-270z" fill="${PAPER}"/>${line("M-100-40l40 20M-84-62l46 24", 8, PAPER)}<path d="M-20 70c-10-80 20-130 60-150l40 60c60 20 130 30 150 80v40z" fill="#c74a32"/><path d="M-30 84h270v24H-30z" fill="${PAPER}"/></g><path d="M420 420l380 130v90L420 500z" fill="#c08a5c"/><path d="M1180 420L800 550v90l380-140z" fill="#a06c43"/>`;
    s += `<g transform="matrix(.93 .36 0 1 470 560)"><path d="M0 0h200v150H0z" fill="${PAPER}"/>${word(16, 42, 30, "Sevilla")}<path d="M16 64h150M16 86h110" stroke="${INK}" stroke-width="7"/>${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => `<path d="M${18 + i * 14} 106v32" stroke="${INK}" stroke-width="${3 + ((i * 5) % 7)}"/>`).join("")}</g>`;
    s +=
      `<g transform="translate(1290 640)"><path d="M-90 90c-40-60-20-150 40-160l60 20 60 140z" fill="#3d6b66"/><rect x="-130" y="80" width="260" height="230" rx="20" fill="${INK}"/>${word(-98, 190, 74, "48 h", SAND)}${word(-98, 250, 30, "para devolver", PAPER)}</g>`.replace(
        /<path d="M-90 90c[^>]*>/,
        "",
      );
    return s;
  },
  "arabic-shop-window": () => {
    let s = `<path d="M0 0h1600v1000H0z" fill="${DEEP}"/><circle cx="1340" cy="170" r="64" fill="${SAND}"/><circle cx="1312" cy="154" r="58" fill="${DEEP}"/>`;
    for (let i = 0; i < 26; i++) s += `<circle cx="${(i * 337) % 1600}" cy="${(i * 151) % 300}" r="3" fill="${SKY}"/>`;
    s += `<path d="M0 300h1600v600H0z" fill="${INK}"/><path d="M0 900h1600v100H0z" fill="#081514"/>`;
    s += `<rect x="470" y="120" width="660" height="800" rx="70" fill="#060f0f"/><rect x="500" y="150" width="600" height="740" rx="46" fill="${SAND}"/><path d="M500 196a46 46 0 0 1 46-46h508a46 46 0 0 1 46 46v130H500z" fill="${BRICK}"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M${500 + i * 100} 326h100v30a50 50 0 0 1-100 0z" fill="${i % 2 ? PAPER : BRICK}"/>`).join("")}<text x="800" y="272" text-anchor="middle" font-family="Reem Kufi Variable" font-weight="700" font-size="96" fill="${PAPER}">هدايا</text>`;
    s += `<path d="M500 640h600v16H500zM500 850h600v40H500z" fill="#7a4a34"/><path d="M580 640v-90q0-50 40-50t40 50v90zM600 500v-26h40v26z" fill="${INK}"/><rect x="720" y="540" width="140" height="100" fill="${ROSE}"/><path d="M780 540h20v100h-20zM790 540c-50-60-80 0 0 0c80 0 50-60 0 0z" fill="${BRICK}"/><path d="M940 640c-40-40-30-110 20-130c50 20 60 90 20 130z" fill="${SKY}"/><rect x="560" y="730" width="120" height="120" fill="${PAPER}"/><path d="M612 730h16v120h-16z" fill="${BRICK}"/><path d="M760 850c-20-90 10-130 60-130s80 40 60 130z" fill="${BRICK}"/><rect x="950" y="690" width="100" height="160" rx="14" fill="${INK}"/><circle cx="1000" cy="770" r="26" fill="${SAND}"/>`;
    s += `<path d="M500 890l-200 110h1000l-200-110z" fill="${SAND}" opacity=".28"/><g transform="translate(290 960)"><path d="M-70 0C-80-200-60-330 0-340s80 140 70 340z" fill="#0a1b1a"/><ellipse cx="0" cy="-370" rx="42" ry="50" fill="#0a1b1a"/></g><g transform="translate(1300 960)"><path d="M-64 0C-70-220-50-350 0-356s72 140 64 356z" fill="${PAPER}"/><ellipse cx="0" cy="-388" rx="38" ry="44" fill="${SKIN}"/><path d="M-52-360c-6-90 110-90 104 0l10 60H-60z" fill="${PAPER}"/><path d="M-30-400h60v42h-60z" fill="${SKIN}"/><path d="M-50-420h100v12H-50z" fill="${DEEP}"/></g>`;
    return s;
  },
  "privacy-notice": () => {
    let s = `<path d="M0 0h1600v1000H0z" fill="${SAND}"/><path d="M0 0h1600L1000 1000H0z" fill="#efd8b8"/>`;
    s += `<path d="M470 110h700v830H470z" fill="#0002"/><path d="M440 80h700v830H440z" fill="${PAPER}"/>`;
    s +=
      [
        ["Nom", 220],
        ["E-mail", 350],
        ["Téléphone", 480],
      ]
        .map(
          ([t, y]) =>
            `${word(510, y - 18, 34, t)}<rect x="510" y="${y}" width="560" height="66" fill="none" stroke="${INK}" stroke-width="5"/>`,
        )
        .join("") + line("M540 262c40-30 60 20 90-6s50-10 80 4M540 392c60-20 100 10 150-8s60 4 90 0", 7, "#3d6b66");
    s += [0, 1, 2, 3]
      .map((i) => `<path d="M510 ${630 + i * 40}h${[540, 470, 520, 300][i]}" stroke="${BRICK}" stroke-width="13"/>`)
      .join("");
    s += `<g transform="translate(1180 640)">${line("M-110-60v-80a110 110 0 0 1 220 0v80", 44, INK)}<rect x="-190" y="-70" width="380" height="320" rx="40" fill="${BRICK}"/><path d="M0-70h150a40 40 0 0 1 40 40v240a40 40 0 0 1-40 40H0z" fill="#c74a32"/><circle cy="60" r="44" fill="${PAPER}"/><path d="M-20 80h40l16 90h-72z" fill="${PAPER}"/></g>`;
    return s;
  },
};
