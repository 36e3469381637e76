import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { ProgressBar } from "~/ui/progress-bar";
import { StatTile } from "~/ui/stat-tile";
import type { GenerationView } from "./view.server";

interface GenerationProgressProps {
  run: GenerationView;
  path: string;
  /** Whether the page loads itself anew where no script follows the run. */
  isRefreshed: boolean;
}

/** How far the run has come, and how long the rest will take. */
export function GenerationProgress({ run, path, isRefreshed }: GenerationProgressProps) {
  return (
    <section className="run-progress" aria-label="Avancement">
      <div className="run-state">
        <Badge tone={run.tone}>{run.label}</Badge>
        {run.left && <span className="figures">{run.left}</span>}
        {run.isRunning && <RefreshChoice path={path} isRefreshed={isRefreshed} />}
      </div>
      <ProgressBar {...run.progress} />
      <p className="sr-only" role="status">
        {run.announcement}
      </p>
      <div className="stat-grid">
        <StatTile label="Brouillons" value={run.successCount} />
        <StatTile label="Échecs" value={run.errorCount} />
        <StatTile label="Jetons" value={run.tokens} />
        <StatTile label="Coût" value={run.cost ?? "–"} hint={run.cost ? "" : "Prix du modèle inconnu"} />
      </div>
    </section>
  );
}

/** Where scripts run, the page follows by itself. */
function RefreshChoice({ path, isRefreshed }: { path: string; isRefreshed: boolean }) {
  return (
    <noscript>
      <AppLink to={isRefreshed ? `${path}?refresh=off` : path}>
        {isRefreshed ? "Ne plus actualiser la page" : "Actualiser la page toutes les huit secondes"}
      </AppLink>
    </noscript>
  );
}
