import { Motion } from "~/brand/scene/engine/motion";
import { Pace } from "~/brand/scene/engine/pace";
import { whenIdle } from "~/lib/web/idle";
import { readLight } from "./palette";
import { Stage } from "./stage";

/** Draws the scene over its poster while it moves, in view, on a visible page; without a context the poster shows. */
export async function mountScene(host: HTMLElement): Promise<{ dispose(): void }> {
  const scene = new LiveScene(host, await Stage.create(host));
  try {
    await scene.start();
  } catch (error) {
    scene.dispose();
    throw error;
  }
  return scene;
}

class LiveScene {
  readonly #motion = new Motion();
  readonly #pace = new Pace();
  readonly #listeners = new AbortController();
  readonly #observers: { disconnect(): void }[] = [];
  #frame = 0;
  #lastTime = 0;
  #isInView = true;
  #isLost = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly stage: Stage,
  ) {}

  async start(): Promise<void> {
    const { canvas } = this.stage;
    canvas.className =
      "scene-canvas absolute inset-0 size-full object-cover touch-pan-y group-data-[scene=still]:invisible";
    this.stage.resize();
    await this.stage.prepare();
    await whenIdle();
    this.stage.draw(this.#motion.moment);
    this.host.append(canvas);
    this.host.dataset.scene = "live";
    this.#listen();
    this.#motion.lightFrom(readLight(this.host));
    this.#motion.touch({ x: 0, y: 0 });
    this.#followScroll();
  }

  dispose(): void {
    if (this.#listeners.signal.aborted) return;
    this.#listeners.abort();
    for (const observer of this.#observers) observer.disconnect();
    this.#halt();
    this.stage.dispose();
    this.host.dataset.scene = "still";
  }

  #listen(): void {
    const { signal } = this.#listeners;
    const { canvas } = this.stage;
    const on = <Type extends string>(target: EventTarget, type: Type, listener: (event: never) => void) =>
      target.addEventListener(type, listener as EventListener, { signal, passive: type !== "webglcontextlost" });
    on(window, "scroll", () => this.#followScroll());
    on(document, "visibilitychange", () => this.#wake());
    on(canvas, "pointermove", (event: PointerEvent) => this.#point(event));
    on(canvas, "pointerleave", () => this.#point(null));
    on(canvas, "click", (event: PointerEvent) => {
      const place = this.stage.placeUnder(event);
      if (place) this.#motion.touch(place);
      this.#wake();
    });
    on(canvas, "webglcontextlost", (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      this.#isLost = true;
      this.host.dataset.scene = "still";
      this.#halt();
    });
    on(canvas, "webglcontextrestored", () => {
      this.#isLost = false;
      this.host.dataset.scene = "live";
      this.#refit();
    });
    on(matchMedia("(prefers-color-scheme: light)"), "change", () => {
      this.stage.paint();
      this.#wake();
    });
    const inView = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)!.isIntersecting;
      this.#wake();
    });
    for (const observer of [new ResizeObserver(() => this.#refit()), inView]) {
      observer.observe(this.host);
      this.#observers.push(observer);
    }
  }

  #followScroll(): void {
    const { top, height } = this.host.getBoundingClientRect();
    this.#motion.scrollTo((innerHeight - top) / (innerHeight + height));
    this.#wake();
  }

  #point(event: PointerEvent | null): void {
    if (event?.pointerType === "touch") return;
    this.#motion.pointAt(event && this.stage.placeUnder(event));
    this.#wake();
  }

  #refit(): void {
    this.stage.scale = this.#pace.scale;
    this.stage.resize();
    // A canvas forgets its picture with its size: without this the page would flicker.
    this.stage.draw(this.#motion.moment);
    this.#followScroll();
  }

  #wake(): void {
    const isSeen = this.#isInView && !document.hidden && !this.#isLost;
    if (!isSeen) this.#halt();
    else if (!this.#frame) {
      this.#frame = requestAnimationFrame((time) => {
        // The first frame after a pause has nothing to be measured against.
        this.#lastTime = time;
        this.#draw(time);
      });
    }
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #draw(time: number): void {
    const seconds = (time - this.#lastTime) / 1000;
    this.#lastTime = time;
    const isMoving = this.#motion.step(seconds);
    this.stage.draw(this.#motion.moment);
    this.#frame = 0;
    if (seconds > 0 && this.#pace.count(seconds)) this.#refit();
    if (this.#pace.isHopeless) this.dispose();
    else if (isMoving) this.#frame = requestAnimationFrame((next) => this.#draw(next));
  }
}
