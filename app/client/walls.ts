const WALLS = "noscript[data-wall]";

function draw(place: ParentNode): void {
  for (const wall of place.querySelectorAll<HTMLElement>(WALLS)) wall.outerHTML = wall.textContent ?? "";
}

/** Walls stay text until they come within half a screen: their file is large, and many never scroll so far. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      draw(target);
    }
  },
  { rootMargin: "50% 0px" },
);

export {};

for (const { parentElement } of document.querySelectorAll(WALLS)) if (parentElement) observer.observe(parentElement);
// Paper shows what the window has not.
window.addEventListener("beforeprint", () => draw(document));
