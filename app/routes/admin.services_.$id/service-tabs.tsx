import { useLocation } from "@remix-run/react";
import { Tabs } from "~/ui/tabs";

/** The three parts of a service's page, each at its address. */
export function ServiceTabs({ id, exampleCount, tierCount }: { id: string; exampleCount: number; tierCount: number }) {
  const { pathname } = useLocation();
  const base = `/admin/services/${id}`;
  const isIn = (part: string) => pathname === `${base}/${part}` || pathname.startsWith(`${base}/${part}/`);
  const examples = { to: `${base}/examples`, label: "Exemples", count: exampleCount, isCurrent: isIn("examples") };
  const pricing = { to: `${base}/pricing`, label: "Tarification", count: tierCount, isCurrent: isIn("pricing") };
  const isLanding = !examples.isCurrent && !pricing.isCurrent;
  return (
    <Tabs
      label="Parties du service"
      items={[{ to: base, label: "Contenu Landing", isCurrent: isLanding }, examples, pricing]}
    />
  );
}
