/** Starts the scene where motion is welcome and device and connection are able, once it is in view. */

import { whenIdle } from "~/lib/web/idle";
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

function whenInView(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { threshold: 0.25 },
  );
  observer.observe(element);
}

/** In parts, each when the page has nothing more urgent to do: asking for the card alone may take a frame. */
async function bringToLife(host: HTMLElement): Promise<void> {
  await whenIdle();
  if (isStill.matches || !hasGraphicsCard()) return;
  try {
    const { mountScene } = await import("~/brand/scene/client/mount");
    await whenIdle();
    const scene = await mountScene(host);
    isStill.addEventListener("change", () => scene.dispose(), { once: true });
    if (isStill.matches) scene.dispose();
  } catch {
    // The poster stays: a network or a driver that fails takes nothing from the page.
  }
}

const host = document.querySelector<HTMLElement>("[data-scene]");
if (host && affordsRichGraphics(navigator as DeviceHints)) whenInView(host, () => bringToLife(host));
