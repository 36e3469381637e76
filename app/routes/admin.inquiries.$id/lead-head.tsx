import { TurnLine } from "~/features/inquiries/components/turn-line";
import { ERASED_UNCHANGED } from "~/features/inquiries/model/conversion";
import type { Turn } from "~/features/inquiries/model/turns";

/** Who writes and what for, and until when something has to be done: what one needs before a call. */
export function LeadHead({
  inquiry: { name, message, turn, isErased },
}: {
  inquiry: { name: string; message: string; turn: Turn | null; isErased: boolean };
}) {
  if (isErased) return <p className="mb-6">{ERASED_UNCHANGED}</p>;
  return (
    <div className="grid gap-2 mb-4">
      {turn && (
        <p>
          <TurnLine turn={turn} />
        </p>
      )}
      <p className="font-[560] wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="line-clamp-3 text-text-2 wrap-anywhere" dir="auto">
        {message}
      </p>
    </div>
  );
}
