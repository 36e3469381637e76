import { AppLink } from "~/ui/app-link";

/** What is wrong with the site itself, while something is. */
export function SystemAlerts({ alerts }: { alerts: readonly string[] }) {
  if (alerts.length === 0) return null;
  return (
    <section aria-labelledby="alerts-title" className="mb-8 border-s-4 border-s-danger bg-surface-2 py-3 px-4">
      <h2 className="text-[1.25rem] mb-1" id="alerts-title">
        Le site a besoin de vous
      </h2>
      <ul>
        {alerts.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <AppLink to="/admin/systeme" hydrated>
          Ouvrir l’état du système
        </AppLink>
      </p>
    </section>
  );
}
