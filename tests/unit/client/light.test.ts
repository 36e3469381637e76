// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

/** Sees everything but what is marked as far away. */
class Observer {
  constructor(private readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {}
  observe(target: Element) {
    this.report([{ target, isIntersecting: !target.classList.contains("far") }]);
  }
}

const picture = () => document.querySelector<HTMLElement>(".pattern")!;

async function load(isWelcome: boolean) {
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("matchMedia", () => ({ matches: isWelcome }));
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => draw(0));
  await import("~/client/light");
}

function movePointerTo(share: number) {
  window.dispatchEvent(new MouseEvent("pointermove", { clientX: share * window.innerWidth }));
}

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div class="pattern"></div>';
});

test("the light leans twelve degrees to either side, and stands upright in the middle", async () => {
  await load(true);
  const seen = [0, 0.5, 1].map((share) => {
    movePointerTo(share);
    return picture().style.getPropertyValue("--light");
  });
  expect(seen).toEqual(["-140.0deg", "-128.0deg", "-116.0deg"]);
});

test("the light stands still where motion is not welcome", async () => {
  await load(false);
  movePointerTo(1);
  expect(picture().style.getPropertyValue("--light")).toBe("");
});

test("a picture out of view is left alone", async () => {
  document.body.innerHTML = '<div class="pattern far"></div>';
  await load(true);
  movePointerTo(1);
  expect(picture().style.getPropertyValue("--light")).toBe("");
});
