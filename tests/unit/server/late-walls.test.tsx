import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkedWall } from "~/brand/linked-wall";
import { compactMarkup } from "~/lib/html/compact-markup";
import { withLateWalls } from "~/server/http/early-styles.server";

const wall = { seed: "a", width: 600, height: 230, edge: 150 };
const written = compactMarkup(
  renderToStaticMarkup(
    <main>
      <LinkedWall className="first" href="/walls.svg#one" wall={wall} />
      <svg className="lucide" aria-hidden="true">
        <path d="M0 0" />
      </svg>
      <LinkedWall className="second" href="/walls.svg#two" wall={wall} />
    </main>,
  ),
);

it("keeps each wall of a file as text in its place, and leaves other drawings as they are", () => {
  const late = withLateWalls(written);
  expect(late).toContain('<svg class="lucide" aria-hidden="true">');
  const kept = [...late.matchAll(/<noscript data-wall="">(.*?)<\/noscript>/gs)].map(([, text]) => text);
  expect(kept).toEqual([
    expect.stringMatching(/^<svg class="z z-linked"[^>]*><use href="\/walls\.svg#one"\/><\/svg>$/),
    expect.stringMatching(/^<svg class="z z-linked"[^>]*><use href="\/walls\.svg#two"\/><\/svg>$/),
  ]);
  expect(late.replaceAll(/<noscript data-wall="">|<\/noscript>/g, "")).toBe(written);
});
