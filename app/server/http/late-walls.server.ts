/** As `brand/linked-wall` writes it. */
const LINKED_WALL = /<svg class="z z-linked[^<>]*>.*?(?:<\/svg>|$)/gs;

/**
 * A page that no script takes over, with each wall of a file kept as text: browsers ask for the file of a picture
 * as soon as they read of it, beside the first paint and also for what is not displayed yet. `client/walls` puts a wall
 * in its place when it comes near; without scripts it stands there at once.
 */
export function withLateWalls(html: string): string {
  return html.replace(LINKED_WALL, (wall) => `<noscript data-wall="">${wall}</noscript>`);
}
