import type { SheetWall } from "./zellige/wall-sheet";

interface LinkedWallProps {
  /** Of the picture: the file of walls, and its name there. */
  href: string;
  wall: SheetWall;
  className: string;
  /** Of the drawing in its frame. */
  drawingLook?: string;
  /** Under which it becomes a picture of another page. */
  transition?: string;
}

/** A picture of a file of walls, which browsers keep for the next page; decoration. */
export function LinkedWall({ href, wall, className, drawingLook = "", transition }: LinkedWallProps) {
  const { width, height, fit = "xMidYMid slice" } = wall;
  return (
    <div
      className={`pattern ${className}`}
      style={transition ? { viewTransitionName: transition } : undefined}
      aria-hidden="true"
    >
      <svg
        className={`z z-linked ${drawingLook}`.trimEnd()}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={fit}
        aria-hidden="true"
      >
        <use href={href} />
      </svg>
    </div>
  );
}
