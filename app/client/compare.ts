/** Lays two pictures of one place over each other; a slider says how much of the later one is seen. */

function enhance(pair: HTMLElement): void {
  const [before, after] = pair.querySelectorAll("img");
  // Of pictures of two shapes one would not cover the other.
  if (!before || !after || before.width * after.height !== after.width * before.height) return;
  const slider = document.createElement("input");
  slider.type = "range";
  slider.className = "block w-full min-h-11 m-0 accent-accent [direction:rtl] rtl:[direction:ltr]";
  slider.min = "0";
  slider.max = "100";
  slider.value = "50";
  slider.setAttribute("aria-label", pair.dataset.compare ?? "");
  const show = () => pair.style.setProperty("--seen", `${slider.value}%`);
  slider.addEventListener("input", show);
  show();
  pair.append(slider);
  pair.dataset.live = "";
}

export {};

for (const pair of document.querySelectorAll<HTMLElement>("[data-compare]")) enhance(pair);
