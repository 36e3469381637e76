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
    <section className="run-progress" aria-label="Avancement">
      <div className="run-state">
        <Badge tone={generation.tone}>{generation.label}</Badge>
        {generation.left && <span className="figures">{generation.left}</span>}
        {generation.isRunning && <RefreshChoice path={path} isRefreshed={isRefreshed} />}
      </div>
      <ProgressBar {...generation.progress} />
      <p className="sr-only" role="status">
        {generation.announcement}
      </p>
      <div className="stat-grid">
        <StatTile label="Brouillons" value={generation.successCount} />
        <StatTile label="Échecs" value={generation.errorCount} />
        <StatTile label="Jetons" value={generation.tokens} />
        <StatTile label="Coût" value={generation.cost ?? "–"} hint={generation.cost ? "" : "Prix du modèle inconnu"} />
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
