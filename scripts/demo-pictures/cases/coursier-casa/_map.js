/* Casablanca, in forty quarters: cells about points, coloured by what they cost to deliver. */
function rand(s) {
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
}
function cells({ w, h, n = 64, seed = 11 }) {
  const r = rand(seed),
    pts = Array.from({ length: n }, () => [r() * w, r() * h]);
  for (let k = 0; k < 2; k++)
    pts.forEach((p, i) => {
      let fx = 0,
        fy = 0;
      pts.forEach((q, j) => {
        if (i === j) return;
        const dx = p[0] - q[0],
          dy = p[1] - q[1],
          d = Math.hypot(dx, dy) || 1;
        if (d < 120) {
          fx += (dx / d) * (120 - d) * 0.06;
          fy += (dy / d) * (120 - d) * 0.06;
        }
      });
      p[0] += fx;
      p[1] += fy;
    });
  return pts.map((p) => {
    let poly = [
      [-50, -50],
      [w + 50, -50],
      [w + 50, h + 50],
      [-50, h + 50],
    ];
    for (const q of pts) {
      if (q === p) continue;
      const mx = (p[0] + q[0]) / 2,
        my = (p[1] + q[1]) / 2,
        nx = q[0] - p[0],
        ny = q[1] - p[1];
      const side = (a) => (a[0] - mx) * nx + (a[1] - my) * ny;
      const out = [];
      poly.forEach((a, i) => {
        const b = poly[(i + 1) % poly.length],
          sa = side(a),
          sb = side(b);
        if (sa <= 0) out.push(a);
        if (sa * sb < 0) {
          const t = sa / (sa - sb);
          out.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
        }
      });
      poly = out;
      if (!poly.length) break;
    }
    return { p, poly };
  });
}
function city({ w, h, depot, tones, gap = 3, names = [] }) {
  const coast = (x) => h * 0.3 - x * 0.22 + Math.sin(x / 90) * 14;
  let s = "";
  for (const { p, poly } of cells({ w, h })) {
    if (p[1] < coast(p[0])) continue;
    const d = Math.hypot(p[0] - depot[0], p[1] - depot[1]);
    const t = tones[Math.min(tones.length - 1, Math.floor(d / (w * 0.2)))];
    s += `<path d="M${poly.map((a) => a.map((v) => v.toFixed(1)).join(" ")).join("L")}z" fill="${t}" stroke="var(--gap,#fff)" stroke-width="${gap}"/>`;
  }
  s += names
    .map(
      ([x, y, t, c]) =>
        `<text x="${x}" y="${y}" font-family="Geist Variable" font-weight="550" font-size="17" fill="${c ?? "#0b0d0c"}" text-anchor="middle">${t}</text>`,
    )
    .join("");
  return s;
}
