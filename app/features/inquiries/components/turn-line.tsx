import type { Turn } from "~/features/inquiries/model/turns";
import type { Tone } from "~/ui/badge";
import { Badge } from "~/ui/badge";

const TONES: Record<Turn["state"], Tone> = { late: "red", due: "blue", unplanned: "yellow" };

/** What is to be done next about a lead, and until when. */
export function TurnLine({ turn: { state, action, when } }: { turn: Turn }) {
  return (
    <span className="grid gap-0.5">
      <Badge tone={TONES[state]}>{when ?? action}</Badge>
      {when && action && (
        <span className="text-text-2 text-sm wrap-anywhere" dir="auto">
          {action}
        </span>
      )}
    </span>
  );
}
