import type { ReactNode } from "react";
import { API_KEYS_SCREEN } from "~/features/api-keys/model";
import { CALL_FAILED } from "~/features/generation/model/generation";
import { summaryOf } from "~/features/generation/model/progress";
import { ScreenLink } from "~/ui/screen-link";
import type { GenerationView } from "./view.server";

/** What its owner has to know before going on: a generation that waits, or has ended well or badly. */
export function GenerationNotice({ generation }: { generation: GenerationView }) {
  if (generation.status === "running") return null;
  const { tone, title, text } = contentOf(generation);
  return (
    <div className={`notice tone-${tone}`}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}

function contentOf(generation: GenerationView): { tone: "yellow" | "green" | "red"; title: string; text: ReactNode } {
  const summary = summaryOf(generation.counts);
  if (generation.status === "paused") {
    return {
      tone: "yellow",
      title: "La série attend",
      text: <Paused summary={summary} reason={generation.pauseReason} />,
    };
  }
  if (generation.status === "cancelled") return { tone: "red", title: "La série est annulée", text: summary };
  if (generation.success && generation.shortCount > 0) {
    return { tone: "yellow", title: shortTitle(generation.shortCount), text: <Written summary={summary} /> };
  }
  if (generation.success)
    return { tone: "green", title: "Tous les articles sont écrits", text: <Written summary={summary} /> };
  const title = generation.kind === "five" ? CALL_FAILED : "Des articles manquent";
  return { tone: "red", title, text: `${summary} «\u202fRéessayer les échecs\u202f» ne reprend que ceux-là.` };
}

function shortTitle(count: number): string {
  return count > 1 ? `${count} articles sont trop courts` : "Un article est trop court";
}

/** Why a generation paused itself: every further article would have failed too. */
function Paused({ summary, reason }: { summary: string; reason: string | null }) {
  if (!reason) return <>{summary} Si un article était en cours, il se termine.</>;
  return (
    <>
      {reason} Les autres articles auraient échoué de même&#8239;: {summary}{" "}
      <ScreenLink to="/admin/api-keys?tab=ai">Ouvrir {API_KEYS_SCREEN}</ScreenLink>, puis reprenez la série.
    </>
  );
}

function Written({ summary }: { summary: string }) {
  return (
    <>
      {summary} Relisez-les dans <ScreenLink to="/admin/blog?state=draft">les brouillons du blog</ScreenLink>.
    </>
  );
}
