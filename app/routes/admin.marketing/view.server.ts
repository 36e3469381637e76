import type { Step } from "~/features/marketing/analytics/model";
import { campaignLabel, pageLabel, referrerLabel } from "~/features/marketing/model/lead-source";
import type { SourceKind, SourceRow } from "~/features/marketing/model/marketing-list";
import { EARNED_CURRENCIES, figuresOf, REST_LABEL } from "~/features/marketing/model/marketing-list";
import type { ApiKeyName } from "~/features/settings/api-keys/model";
import { API_KEY_KINDS } from "~/features/settings/api-keys/model";
import type { ApiKeyState } from "~/features/settings/api-keys/queries.server";
import { formatMoney } from "~/lib/money/format-money";
import { formatNumber } from "~/lib/text/format-number";
import { formatDate } from "~/site/format";
import { countChart } from "~/ui/charts/count-chart";

const LABELS = { page: pageLabel, campagne: campaignLabel, site: referrerLabel };

export function toRows(by: SourceKind, rows: readonly SourceRow[]) {
  return rows.map((row) => ({
    label: row.isRest ? REST_LABEL : LABELS[by](row.source),
    to: by === "page" ? row.source : null,
    figures: figuresOf(by).map((figure) => ({ figure, value: formatNumber(row[figure]) })),
    // '0' where nothing was accepted.
    earned:
      EARNED_CURRENCIES.flatMap((currency) => (row[currency] ? [formatMoney(row[currency], currency)] : [])).join(
        ", ",
      ) || "0",
  }));
}

export type MarketingRow = ReturnType<typeof toRows>[number];

/** How many sources the table tells of, those that share its last row included. */
export function countSources(rows: readonly SourceRow[]): number {
  return rows.reduce((sum, { sourceCount }) => sum + sourceCount, 0);
}

/** What was seen and what was asked, one chart each over the same steps; dates are written on the server. */
export function toCharts(
  steps: readonly Step[],
  stepLabel: string,
  { views, clicks, leads }: { views: readonly number[]; clicks: readonly number[]; leads: readonly number[] },
) {
  const none = "Rien sur cette période.";
  return [
    {
      title: "Pages vues",
      stepLabel,
      valueLabel: "Vues",
      tone: "blue" as const,
      ...countChart(steps, views, { none, one: "vue", many: "vues" }),
    },
    {
      title: "Clics vers l’agence",
      stepLabel,
      valueLabel: "Clics",
      tone: "yellow" as const,
      ...countChart(steps, clicks, { none, one: "clic", many: "clics" }),
    },
    {
      title: "Demandes",
      stepLabel,
      valueLabel: "Demandes",
      tone: "green" as const,
      ...countChart(steps, leads, { none, one: "demande", many: "demandes" }),
    },
  ];
}

const COUNTERS: { label: string; key: ApiKeyName }[] = [
  { label: "Portée", key: "META_ACCESS_TOKEN" },
  { label: "Abonnés Facebook", key: "META_ACCESS_TOKEN" },
  { label: "Abonnés Instagram", key: "META_ACCESS_TOKEN" },
  { label: "Relations LinkedIn", key: "LINKEDIN_API_KEY" },
];

const NETWORKS: { name: string; key: ApiKeyName; text: string }[] = [
  {
    name: "Facebook et Instagram",
    key: "META_ACCESS_TOKEN",
    text: "La portée des publications et le nombre d’abonnés des deux pages.",
  },
  { name: "LinkedIn", key: "LINKEDIN_API_KEY", text: "Le nombre de relations de la page de l’agence." },
  { name: "WhatsApp", key: "WHATSAPP_API_KEY", text: "Les messages aux clients depuis le compte de l’agence." },
];

const DESCRIPTION =
  "Les réseaux de l’agence. Le site n’en interroge encore aucun\u202f: leurs chiffres ne sont pas relevés, avec ou sans clé.";

/** A stored key is not yet a figure: the site does not ask these networks so far. */
export function toNetworks(keys: ApiKeyState[]) {
  const stateOf = (name: ApiKeyName) => keys.find((key) => key.name === name);
  return {
    description: DESCRIPTION,
    counters: COUNTERS.map(({ label, key }) => ({
      label,
      hint: `Non relevé\u202f: ${stateOf(key)?.source === "stored" ? "clé enregistrée, sans effet pour le moment" : "compte non relié"}`,
    })),
    networks: NETWORKS.map((network) => ({ ...network, note: noteOf(network.key, stateOf(network.key)) })),
  };
}

export type Networks = ReturnType<typeof toNetworks>;

/** What a card promises: nothing, and which key is kept for the day when it does. */
function noteOf(name: ApiKeyName, state: ApiKeyState | undefined): string {
  const { title, label } = API_KEY_KINDS[name];
  const notYet = `Le site n’appelle pas encore ${title}.`;
  if (!state?.savedAt) return notYet;
  if (state.source === "unreadable") return `${notYet} ${label}\u202f: sa valeur ne peut plus être lue.`;
  const ending = state.lastFour && `, qui finit par ${state.lastFour}`;
  return `${notYet} ${label}\u202f: en place depuis le ${formatDate(state.savedAt)}${ending}.`;
}
