/** The light on the wall leans a little towards the pointer, on fine pointers and where motion is welcome. */
const LEAN_DEGREES = 12;
const NIGHT_DEGREES = -128;

export {};

function picturesInView(): Set<HTMLElement> {
  const seen = new Set<HTMLElement>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target as HTMLElement);
      else seen.delete(target as HTMLElement);
    }
  });
  for (const picture of document.querySelectorAll(".pattern")) observer.observe(picture);
  return seen;
}

/** Set on the pictures themselves: on the page's root it would have every element of the page styled anew. */
function followPointer(): void {
  const base = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--light"));
  const pictures = picturesInView();
  let isScheduled = false;
  window.addEventListener("pointermove", ({ clientX }) => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      const lean = (clientX / window.innerWidth - 0.5) * 2 * LEAN_DEGREES;
      const light = `${((base || NIGHT_DEGREES) + lean).toFixed(1)}deg`;
      for (const picture of pictures) picture.style.setProperty("--light", light);
    });
  });
}

if (matchMedia("(pointer: fine) and (prefers-reduced-motion: no-preference)").matches) followPointer();
