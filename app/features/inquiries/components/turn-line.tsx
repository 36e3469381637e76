import type { Turn } from "~/features/inquiries/model/follow-up";

const TURN_TONES: Record<Turn["state"], string> = { late: "tone-red", due: "tone-blue", unplanned: "tone-yellow" };

/** What is to be done next about a lead, and until when: the words say it, and a colour repeats it. */
export function TurnLine({ turn: { state, action, when } }: { turn: Turn }) {
  return (
    <span className="grid gap-0.5 mt-1.5 first:mt-0">
      <span className={`text-(--tone) font-[560] ${TURN_TONES[state]}`}>{when ?? action}</span>
      {when && action && (
        <span className="text-text-2 text-sm wrap-anywhere" dir="auto">
          {action}
        </span>
      )}
    </span>
  );
}
