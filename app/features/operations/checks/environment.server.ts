import { isThisMachine } from "~/features/operations/model";
import type { Env } from "~/server/env.server";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

/** Whether the settings of the environment are those of a site that strangers visit. Wrong ones already end the start. */
export function checkEnvironment(
  env: Pick<Env, "SITE_URL" | "ABUSE_LIMITS" | "PAUSE_SCALE">,
  isDemoWanted: boolean,
): Finding[] {
  const { good, doubtful, wrong } = findingsOf("Environnement");
  const found: Finding[] = [];
  if (!env.SITE_URL) {
    found.push(
      doubtful(
        "SITE_URL manque\u202f: les liens des messages et des moteurs mènent à localhost. Donnez l’adresse publique.",
      ),
    );
  } else if (env.SITE_URL.startsWith("http:") && !isThisMachine(new URL(env.SITE_URL).hostname)) {
    found.push(
      doubtful(
        "SITE_URL est en http\u202f: les mots de passe voyagent en clair. Mettez un proxy avec TLS devant, puis https:// dans SITE_URL.",
      ),
    );
  }
  if (isDemoWanted && env.SITE_URL && !isThisMachine(new URL(env.SITE_URL).hostname)) {
    found.push(
      doubtful(
        "SEED_DEMO n’est pas à 0\u202f: une base vide reçoit les clients, devis et factures fictifs de la démonstration. Mettez SEED_DEMO=0.",
      ),
    );
  }
  if (env.ABUSE_LIMITS === "off") {
    found.push(wrong("ABUSE_LIMITS=off\u202f: rien ne retient les robots. Retirez ce réglage, fait pour les mesures."));
  }
  if (env.PAUSE_SCALE < 1) {
    found.push(wrong("PAUSE_SCALE raccourcit les pauses de sécurité. Retirez ce réglage, fait pour les tests."));
  }
  return found.length > 0 ? found : [good(`Réglages lus, adresse publique ${env.SITE_URL}.`)];
}
