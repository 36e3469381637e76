/** Walls stay text until they come within half a screen: their file is large, and many never scroll so far. */
const waiting = document.querySelectorAll<HTMLElement>("noscript[data-wall]");

function draw(wall: HTMLElement): void {
  wall.outerHTML = wall.textContent ?? "";
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.querySelectorAll<HTMLElement>("noscript[data-wall]").forEach(draw);
    }
  },
  { rootMargin: "50% 0px" },
);

export {};

for (const { parentElement } of waiting) if (parentElement) observer.observe(parentElement);
// Paper shows what the window has not.
window.addEventListener("beforeprint", () =>
  document.querySelectorAll<HTMLElement>("noscript[data-wall]").forEach(draw),
);
