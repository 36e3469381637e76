/** The light on the wall leans a little towards the pointer, on fine pointers and where motion is welcome. */
const LEAN_DEGREES = 12;

function followPointer(): void {
  const root = document.documentElement;
  const base = Number.parseFloat(getComputedStyle(root).getPropertyValue("--light")) || -128;
  let isScheduled = false;
  window.addEventListener("pointermove", ({ clientX }) => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      const lean = (clientX / window.innerWidth - 0.5) * 2 * LEAN_DEGREES;
      root.style.setProperty("--light", `${(base + lean).toFixed(1)}deg`);
    });
  });
}

if (matchMedia("(pointer: fine) and (prefers-reduced-motion: no-preference)").matches) followPointer();

export {};
