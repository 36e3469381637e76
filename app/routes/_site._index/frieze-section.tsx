import { Wall } from "./wall";
import { friezeDrawing, friezeWall } from "./walls";

/** The drawing becomes a wall once more, as one scrolls to the end. */
export function FriezeSection() {
  return (
    <div className="frieze" aria-hidden="true">
      <Wall className="frieze-drawing" svg={friezeDrawing()} />
      <Wall className="frieze-wall" svg={friezeWall()} />
    </div>
  );
}
