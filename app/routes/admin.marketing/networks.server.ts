import type { ApiKeyName } from "~/features/api-keys/model";
import { API_KEY_KINDS } from "~/features/api-keys/model";
import type { ApiKeyState } from "~/features/api-keys/queries/api-keys.server";
import { formatDate } from "~/site/format";

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
    counters: COUNTERS.map(({ label, key }) => ({ label, hint: hintOf(stateOf(key)) })),
    networks: NETWORKS.map((network) => ({ ...network, note: noteOf(network.key, stateOf(network.key)) })),
  };
}

export type Networks = ReturnType<typeof toNetworks>;

function hintOf(state: ApiKeyState | undefined): string {
  const reason = state?.source === "stored" ? "clé enregistrée, sans effet pour le moment" : "compte non relié";
  return `Non relevé\u202f: ${reason}`;
}

/** What a card promises: nothing, and which key is kept for the day when it does. */
function noteOf(name: ApiKeyName, state: ApiKeyState | undefined): string {
  const { title, label } = API_KEY_KINDS[name];
  const notYet = `Le site n’appelle pas encore ${title}.`;
  if (!state?.savedAt) return notYet;
  if (state.source === "unreadable") return `${notYet} ${label}\u202f: sa valeur ne peut plus être lue.`;
  const ending = state.lastFour && `, qui finit par ${state.lastFour}`;
  return `${notYet} ${label}\u202f: en place depuis le ${formatDate(state.savedAt)}${ending}.`;
}
