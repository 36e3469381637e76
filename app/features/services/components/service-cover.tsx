import type { PatternProps } from "~/brand/pattern";
import { Pattern } from "~/brand/pattern";
import { focusOn } from "~/brand/zellige/focus";
import { seededRandom } from "~/brand/zellige/random";
import { quietTone } from "~/brand/zellige/tone";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_MOTIFS } from "~/features/services/model/service";

type ServiceCoverProps = Pick<PatternProps, "className" | "state"> & {
  category: ServiceCategory;
  /** Whose cover it is, where one page's cover becomes another's: at most one cover of that name a page. */
  serviceId?: string;
  /** Its name gives a service its patch of the wall. */
  title: string;
  width: number;
  height: number;
  edge: number;
  isFilling?: boolean;
};

/** The patch of wall that belongs to one name, in the motif of its category, one gem near the middle glazed, all else ink. */
export function ServiceCover(props: ServiceCoverProps) {
  const { category, title, serviceId, className, state, isFilling, ...size } = props;
  const along = seededRandom(`${title}/focus`)();
  // At half height, since a wide frame cuts above and below.
  const at = [size.width * (0.38 + 0.24 * along), size.height / 2] as const;
  const patch = { ...size, seed: title, motif: CATEGORY_MOTIFS[category] };
  return (
    <div className={className} style={serviceId ? { viewTransitionName: `service-${serviceId}` } : undefined}>
      <Pattern
        className={isFilling ? "absolute inset-0" : undefined}
        state={state}
        {...patch}
        {...focusOn(at, patch, quietTone(2))}
      />
    </div>
  );
}
