import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getLegalIdentity, listVatRates } from "~/features/billing/identity/queries.server";
import { endRateSchema, legalIdentitySchema, newRateSchema, rateIdSchema } from "~/features/billing/identity/schema";
import {
  createVatRate,
  deleteVatRate,
  endVatRate,
  updateLegalIdentity,
} from "~/features/billing/identity/write.server";
import { settingsOf } from "~/features/settings/model";
import { countFigures, DEFAULT_SITE, readSettings } from "~/features/settings/queries.server";
import { settingsSchema } from "~/features/settings/schema";
import { updateSettings } from "~/features/settings/write.server";
import { databaseInfo } from "~/server/db/db.server";
import { env } from "~/server/env.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { DescriptionList } from "~/ui/description-list";
import { PageHeader } from "~/ui/page-header";
import { version } from "../../../package.json";
import { AgencyForm } from "./agency-form";
import { IdentityForm } from "./identity-form";
import { SettingsCards } from "./settings-cards";
import { SETTINGS_FIELDS, SettingsSection } from "./settings-section";
import { VatRates } from "./vat-rates";

const HERE = "/admin/settings";
const RATES = `${HERE}#tva`;

export const handle: RouteHandle = { loadFailure: "Impossible de charger les paramètres" };

export const meta = () => seo({ title: "Paramètres" });

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

export const action = formAction({
  guard: requireAdmin,
  intents: {
    agency: {
      schema: settingsSchema,
      run: (settings, { actor }) => updateSettings(actor, settings),
      done: () => redirectWithSuccess(HERE, "Paramètres enregistrés"),
    },
    identity: {
      schema: legalIdentitySchema,
      run: (identity, { actor }) => updateLegalIdentity(actor, identity),
      done: () => redirectWithSuccess(`${HERE}#identite`, "Identité légale enregistrée"),
    },
    "add-rate": {
      schema: newRateSchema,
      run: (rate, { actor }) => createVatRate(actor, rate),
      done: () => redirectWithSuccess(RATES, "Taux de TVA ajouté"),
    },
    "end-rate": {
      schema: endRateSchema,
      run: (end, { actor }) => endVatRate(actor, end),
      done: () => redirectWithSuccess(RATES, "Fin du taux de TVA enregistrée"),
    },
  },
  buttons: {
    "delete-rate": {
      schema: rateIdSchema,
      to: () => RATES,
      run: ({ id }, { actor }) => deleteVatRate(actor, id),
      done: "Taux de TVA supprimé",
    },
  },
});

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
      </div>
    </>
  );
}

const KINDS = { PGlite: "PostgreSQL embarqué (PGlite)", PostgreSQL: "PostgreSQL" } as const;

async function getSystem() {
  const { kind, version: databaseVersion } = await databaseInfo();
  return {
    version,
    database: `${KINDS[kind]} ${databaseVersion}`,
    hosting: env.HOSTING_NAME ?? "Non précisé",
    today: formatDate(new Date()),
    dashboardUrl: env.DATABASE_DASHBOARD_URL ?? null,
  };
}
