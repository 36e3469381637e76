import type { toAlertLine } from "./view.server";

/** What is wrong now, and since when; or that nothing is. */
export function Alerts({ alerts }: { alerts: ReturnType<typeof toAlertLine>[] }) {
  if (alerts.length === 0) return <p className="note mb-6">Rien à signaler.</p>;
  return (
    <ul className="mb-8 border-s-4 border-s-danger bg-surface-2 py-3 px-4" aria-label="Ce qui ne va pas">
      {alerts.map(({ kind, detail, since }) => (
        <li key={kind} className="wrap-anywhere">
          {detail} <span className="text-text-2">Depuis le {since}.</span>
        </li>
      ))}
    </ul>
  );
}
