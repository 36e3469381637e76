import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getLegalIdentity, listVatRates } from "~/features/legal-identity/queries.server";
import { countFigures } from "~/features/settings/count-figures.server";
import { settingsOf } from "~/features/settings/model";
import { DEFAULT_SITE, readSettings } from "~/features/settings/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { DescriptionList } from "~/ui/description-list";
import { PageHeader } from "~/ui/page-header";
import { AgencyForm } from "./agency-form";
import { IdentityForm } from "./identity-form";
import { SettingsCards } from "./settings-cards";
import { SETTINGS_FIELDS, SettingsSection } from "./settings-section";
import { VatRates } from "./vat-rates";
import type { System } from "./view.server";
import { getSystem } from "./view.server";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les paramètres" };

export const meta: MetaFunction = () => seo({ title: "Paramètres" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [values, counts, identity, rates, system] = await Promise.all([
    readSettings(),
    countFigures(),
    getLegalIdentity(),
    listVatRates(),
    getSystem(),
  ]);
  const today = dayInCasablanca(new Date());
  return { values, counts, defaults: settingsOf(DEFAULT_SITE), identity, rates, today, system };
}

export { action } from "./action.server";

export default function Settings() {
  const { values, counts, defaults, identity, rates, today, system } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Paramètres" description="L’agence telle que le site la présente, et ce dont il est fait." />
      <SettingsCards dashboardUrl={system.dashboardUrl} />
      <AgencyForm values={values} defaults={defaults} counts={counts} />
      <IdentityForm identity={identity} />
      <div className="grid gap-9">
        <VatRates rates={rates} today={today} />
        <SystemInformation system={system} />
      </div>
    </>
  );
}

/** Version, database, hosting and date, for a question to support. */
function SystemInformation({ system }: { system: System }) {
  return (
    <SettingsSection as="section" title="Informations système" aria-labelledby="system-title">
      <div className={SETTINGS_FIELDS}>
        <DescriptionList
          items={[
            { term: "Version", value: system.version },
            { term: "Base de données", value: system.database },
            { term: "Hébergement", value: system.hosting },
            { term: "Date du jour", value: system.today },
          ]}
        />
      </div>
    </SettingsSection>
  );
}
