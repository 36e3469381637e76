function doctor(i, bg) {
  const skin = ["#d9a27c", "#b97c55", "#e3b592", "#a86d48"][i],
    coat = "#fff",
    cloth = ["#0f6f6c", "#34556b", "#8f4a5a", "#0c3b3e"][i];
  const head =
    i % 2 === 0
      ? `<path d="M30 96C26 40 48 18 80 18s54 22 50 78c-8 20-20 30-50 30S38 116 30 96z" fill="${cloth}"/><ellipse cx="80" cy="76" rx="29" ry="36" fill="${skin}"/>`
      : `<path d="M48 66c0-34 12-46 32-46s32 12 32 46z" fill="#1f2a2c"/><ellipse cx="80" cy="74" rx="29" ry="36" fill="${skin}"/><path d="M51 62c4-22 16-28 29-28s25 6 29 28c-8-10-18-14-29-14s-21 4-29 14zM53 86c4 24 14 28 27 28s23-4 27-28c-6 8-14 10-27 10s-21-2-27-10z" fill="#1f2a2c"/>`;
  return `<svg viewBox="0 0 160 160" width="100%" height="100%"><path d="M0 0h160v160H0z" fill="${bg}"/><path d="M10 160c0-36 34-48 70-48s70 12 70 48z" fill="${coat}"/><path d="M60 113l20 34 20-34z" fill="${cloth}"/>${head}<path d="M66 74h8M86 74h8" stroke="#1f2a2c" stroke-width="4" stroke-linecap="round"/><path d="M71 94q9 6 18 0" stroke="#7a3f35" stroke-width="3" fill="none" stroke-linecap="round"/></svg>`;
}
document.querySelectorAll("[data-doctor]").forEach((e) => {
  e.innerHTML = doctor(Number(e.dataset.doctor), e.dataset.bg ?? "#d5efe6");
});
