import { sceneSection } from "~/content/home";
import type { Theme } from "~/lib/web/theme";
import { useFigures } from "~/shell/use-figures";
import { withFigures } from "~/site/agency-figures";
import { ScenePoster } from "./scene-poster";

/** The tiling in depth: a still, which `client/scene.ts` brings to life where that is welcome. */
export function SceneSection({ theme, hour }: { theme: Theme; hour: number | null }) {
  return (
    <section className="scene overflow-clip pt-(--section)" aria-labelledby="scene-title">
      <div className="wrap section-head scene-head">
        <h2 id="scene-title">{withFigures(sceneSection.title, useFigures())}</h2>
        <p className="lead">{sceneSection.lead}</p>
      </div>
      <div className="scene-stage group" data-scene="still">
        <ScenePoster theme={theme} alt={sceneSection.posterAlt} />
      </div>
      <div className="wrap">
        <p className="note flex flex-wrap justify-between gap-y-1 gap-x-6 pt-4 pb-5 border-t border-t-line">
          <span>
            {sceneSection.lightNote} {hour === null ? sceneSection.atNight : `${sceneSection.atHour} ${hour}\u00a0h.`}
          </span>
          <span>{sceneSection.caption}</span>
        </p>
      </div>
    </section>
  );
}
