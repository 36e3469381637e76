/**
 * Brings the scene to life where it is welcome: motion wanted, a device with a graphics card, a connection that can
 * afford it, and the scene in view. Everyone else keeps the poster, which is the same picture.
 */
import type { DeviceHints } from "~/lib/web/rich-graphics";
import { affordsRichGraphics } from "~/lib/web/rich-graphics";

const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Where the processor would have to draw, some browsers refuse the context, and others only say so in a name. */
const DRAWN_BY_PROCESSOR = /swiftshader|llvmpipe|software|basic render/i;

function hasGraphicsCard(): boolean {
  const context = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (!context) return false;
  const names = context.getExtension("WEBGL_debug_renderer_info");
  const renderer = names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return !DRAWN_BY_PROCESSOR.test(renderer);
}

/** Calls back once, when a quarter of the element is in view and the page has nothing more urgent to do. */
function whenInView(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1500 });
      else setTimeout(callback, 200);
    },
    { threshold: 0.25 },
  );
  observer.observe(element);
}

async function bringToLife(host: HTMLElement): Promise<void> {
  if (isStill.matches || !hasGraphicsCard()) return;
  try {
    const { mountScene } = await import("~/brand/scene/client/mount");
    const scene = await mountScene(host);
    isStill.addEventListener("change", () => scene.dispose(), { once: true });
  } catch {
    // The poster stays: a network or a driver that fails takes nothing from the page.
  }
}

const host = document.querySelector<HTMLElement>("[data-scene]");
if (host && affordsRichGraphics(navigator as DeviceHints)) whenInView(host, () => bringToLife(host));
