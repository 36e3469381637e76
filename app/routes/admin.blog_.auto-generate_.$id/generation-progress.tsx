import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { ProgressBar } from "~/ui/progress-bar";
import { StatTile } from "~/ui/stat-tile";
import type { GenerationView } from "./view.server";

interface GenerationProgressProps {
  generation: GenerationView;
  path: string;
  /** Whether the page loads itself anew where no script follows the generation. */
  isRefreshed: boolean;
}

/** How far the generation has come, and how long the rest will take. */
export function GenerationProgress({ generation, path, isRefreshed }: GenerationProgressProps) {
  return (
    <section
      className="grid gap-4 [padding:1.125rem_1.25rem_0] border border-line border-t-2 border-t-accent bg-surface-2"
      aria-label="Avancement"
    >
      <div className="flex flex-wrap items-baseline gap-y-1 gap-x-6">
        <Badge tone={generation.tone}>{generation.label}</Badge>
        {generation.left && <span className="figures">{generation.left}</span>}
        {generation.isRunning && <RefreshChoice path={path} isRefreshed={isRefreshed} />}
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

/** Where scripts generation, the page follows by itself. */
function RefreshChoice({ path, isRefreshed }: { path: string; isRefreshed: boolean }) {
  return (
    <noscript>
      <AppLink to={isRefreshed ? `${path}?refresh=off` : path}>
        {isRefreshed ? "Ne plus actualiser la page" : "Actualiser la page toutes les huit secondes"}
      </AppLink>
    </noscript>
  );
}
