import type { ReactNode } from "react";
import { CALL_FAILED } from "~/features/generation/model/generation";
import { summaryOf } from "~/features/generation/model/progress";
import { API_KEYS_SCREEN } from "~/features/settings/api-keys/model";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { ProgressBar } from "~/ui/progress-bar";
import { ScreenLink } from "~/ui/screen-link";
import { StatTile } from "~/ui/stat-tile";
import type { GenerationView } from "./view.server";

interface GenerationProgressProps {
  generation: GenerationView;
  path: string;
  /** Whether the page loads itself anew where no script follows the generation. */
  isRefreshed: boolean;
}

export function GenerationProgress({ generation, path, isRefreshed }: GenerationProgressProps) {
  return (
    <section
      className="grid gap-4 [padding:1.125rem_1.25rem_0] border border-line border-t-2 border-t-accent bg-surface-2"
      aria-label="Avancement"
    >
      <div className="flex flex-wrap items-baseline gap-y-1 gap-x-6">
        <Badge tone={generation.tone}>{generation.label}</Badge>
        {generation.left && <span className="figures">{generation.left}</span>}
        {generation.isRunning && (
          <noscript>
            <AppLink to={isRefreshed ? `${path}?refresh=off` : path}>
              {isRefreshed ? "Ne plus actualiser la page" : "Actualiser la page toutes les huit secondes"}
            </AppLink>
          </noscript>
        )}
      </div>
      <ProgressBar {...generation.progress} />
      <p className="sr-only" role="status">
        {generation.announcement}
      </p>
      <div className="stat-grid [--stat-size:1.75rem]">
        <StatTile isRuled={false} label="Brouillons" value={generation.successCount} />
        <StatTile isRuled={false} label="Échecs" value={generation.errorCount} />
        <StatTile isRuled={false} label="Jetons" value={generation.tokens} />
        <StatTile
          isRuled={false}
          label="Coût"
          value={generation.cost ?? "–"}
          hint={generation.cost ? "" : "Prix du modèle inconnu"}
        />
      </div>
    </section>
  );
}

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
    const count = generation.shortCount;
    const title = count > 1 ? `${count} articles sont trop courts` : "Un article est trop court";
    return { tone: "yellow", title, text: <Written summary={summary} /> };
  }
  if (generation.success)
    return { tone: "green", title: "Tous les articles sont écrits", text: <Written summary={summary} /> };
  const title = generation.kind === "five" ? CALL_FAILED : "Des articles manquent";
  return { tone: "red", title, text: `${summary} «\u202fRéessayer les échecs\u202f» ne reprend que ceux-là.` };
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
