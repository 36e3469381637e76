import type { ApiKeyName } from "~/features/api-keys/model";
import { API_KEYS_SCREEN } from "~/features/api-keys/model";
import type { ApiKeyState } from "~/features/api-keys/queries.server";
import { formatDate } from "~/lib/format";

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
    text: "Pour la portée des publications et le nombre d’abonnés des deux pages.",
  },
  { name: "LinkedIn", key: "LINKEDIN_API_KEY", text: "Pour le nombre de relations de la page de l’agence." },
  { name: "WhatsApp", key: "WHATSAPP_API_KEY", text: "Pour écrire aux clients depuis le compte de l’agence." },
];

const NONE_STORED = "Les réseaux de l’agence. Aucun n’est relié au site pour le moment.";

/** The screen by the keys that are stored. A stored key is not yet a figure: nothing asks these networks so far. */
export function toScreen(keys: ApiKeyState[]) {
  const stateOf = (name: ApiKeyName) => keys.find((key) => key.name === name);
  const storedCount = NETWORKS.filter(({ key }) => stateOf(key)?.source === "stored").length;
  return {
    description: storedCount === 0 ? NONE_STORED : descriptionOf(storedCount),
    counters: COUNTERS.map(({ label, key }) => ({ label, hint: hintOf(stateOf(key)) })),
    networks: NETWORKS.map((network) => ({ ...network, note: noteOf(network.key, stateOf(network.key)) })),
  };
}

function descriptionOf(storedCount: number): string {
  const count = storedCount === 1 ? "Une clé enregistrée" : `${storedCount} clés enregistrées`;
  return `${count} sur ${NETWORKS.length}. Le site n’interroge pas encore ces réseaux : les compteurs restent à zéro.`;
}

function hintOf(state: ApiKeyState | undefined): string {
  return state?.source === "stored" ? "Clé enregistrée, rien n’est encore relevé" : "Compte non relié";
}

function noteOf(name: ApiKeyName, state: ApiKeyState | undefined): string {
  if (state?.source === "stored" && state.savedAt) {
    const ending = state.lastFour && `, qui finit par ${state.lastFour}`;
    return `Clé ${name} enregistrée le ${formatDate(state.savedAt)}${ending}.`;
  }
  if (state?.source === "unreadable") {
    return `La clé ${name} ne peut plus être lue : enregistrez-la de nouveau dans ${API_KEYS_SCREEN}.`;
  }
  return `Enregistrez d’abord la clé ${name} dans ${API_KEYS_SCREEN}.`;
}
