import { CERTIFICATE_DAYS_LEAST, daysLeft, readCertificate } from "~/features/operations/certificate.server";
import type { Env } from "~/server/env.server";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

const PATIENCE_MS = 8_000;

/** `now`, and `ca` as an authority beside those of the system, are set by tests only. */
type Surroundings = { isSiteStopped?: boolean; now?: Date; ca?: string };

/** Whether the public address leads to this site, and how long its certificate lasts. */
export async function checkAddress(siteUrl: string, surroundings: Surroundings = {}): Promise<Finding[]> {
  const { good, doubtful, wrong } = findingsOf("Adresse publique");
  const found = siteUrl.startsWith("https:") ? await checkCertificate(new URL(siteUrl), surroundings) : [];
  if (surroundings.isSiteStopped) {
    return [...found, doubtful(`Le site est arrêté\u202f: démarrez-le et relancez l’examen pour essayer ${siteUrl}.`)];
  }
  try {
    const answer = await fetch(`${siteUrl}/healthz`, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    const isWell = answer.status === 200;
    const sentence = `${siteUrl}/healthz répond ${answer.status}`;
    return [
      ...found,
      isWell ? good(`${sentence}.`) : wrong(`${sentence}\u202f: vérifiez le nom, le proxy et que le site tourne.`),
    ];
  } catch {
    return [...found, wrong(`${siteUrl} ne répond pas d’ici\u202f: vérifiez le nom, le proxy et que le site tourne.`)];
  }
}

async function checkCertificate(site: URL, { now = new Date(), ca }: Surroundings): Promise<Finding[]> {
  const { good, doubtful, wrong } = findingsOf("Certificat");
  const { hostname } = site;
  const renew = "relancez son renouvellement";
  try {
    const state = await readCertificate(site, ca);
    const { error } = state;
    const days = daysLeft(state, now);
    if (days < 0) return [wrong(`Celui de ${hostname} a expiré\u202f: ${renew}.`)];
    if (error)
      return [
        wrong(
          `Celui de ${hostname} n’est pas reconnu (${error})\u202f: prenez-en un d’une autorité connue, pour ce nom.`,
        ),
      ];
    if (days < CERTIFICATE_DAYS_LEAST)
      return [doubtful(`Celui de ${hostname} expire dans ${days} jours\u202f: ${renew}.`)];
    return [good(`Celui de ${hostname} vaut encore ${days} jours.`)];
  } catch {
    return [wrong(`${hostname} ne montre pas de certificat\u202f: vérifiez le proxy.`)];
  }
}

/**
 * Whether others than the proxies may reach the port, whose X-Forwarded-For would be believed. A HOST that is set is a
 * decision, as in a container.
 */
export function checkListening({
  HOST,
  NODE_ENV,
  TRUST_PROXY,
}: Pick<Env, "HOST" | "NODE_ENV" | "TRUST_PROXY">): Finding[] {
  const { doubtful } = findingsOf("Proxy");
  if (TRUST_PROXY === 0 || HOST !== undefined || NODE_ENV !== "production") return [];
  return [
    doubtful(
      `TRUST_PROXY vaut ${TRUST_PROXY} et HOST manque\u202f: le site écoute sur toutes les interfaces, et qui l’atteint sans le proxy se donne une fausse adresse. Mettez HOST=127.0.0.1 si le proxy est sur cette machine\u202f; sinon l’adresse de ce réseau, ou HOST=0.0.0.0 derrière un pare-feu.`,
    ),
  ];
}

export function checkNoRequest(): Finding[] {
  return [
    findingsOf("Proxy").doubtful(
      "Non comparés avec TRUST_PROXY, faute de demande de visiteur\u202f: «\u202fTout examiner\u202f» dans /admin/systeme le fait.",
    ),
  ];
}

/** Whether the headers that proxies added to a request fit TRUST_PROXY and SITE_URL. */
export function checkProxy(headers: Headers, trustProxy: number, siteUrl: string): Finding[] {
  const { good, doubtful, wrong } = findingsOf("Proxy");
  const proxies = (headers.get("X-Forwarded-For") ?? "").split(",").filter((entry) => entry.trim()).length;
  const protocol = headers.get("X-Forwarded-Proto");
  if (proxies > 0 && trustProxy === 0) {
    return [
      wrong(
        "Un proxy se présente, mais TRUST_PROXY vaut 0\u202f: tous les visiteurs ont la même adresse. Mettez TRUST_PROXY=1.",
      ),
    ];
  }
  if (proxies < trustProxy) {
    return [
      wrong(
        `TRUST_PROXY vaut ${trustProxy}, mais cette demande est passée par ${proxies} proxy\u202f: un visiteur peut se donner une fausse adresse.`,
      ),
    ];
  }
  if (proxies > trustProxy) {
    return [
      doubtful(
        `Cette demande est passée par ${proxies} proxys, mais TRUST_PROXY vaut ${trustProxy}\u202f: s’ils sont tous à vous (un CDN devant, par exemple), les visiteurs se partagent leurs adresses et leurs limites. Mettez alors TRUST_PROXY=${proxies}\u202f; si votre propre réseau en ajoute un, rien n’est à changer.`,
      ),
    ];
  }
  if (protocol && !siteUrl.startsWith(`${protocol}:`)) {
    return [wrong(`Le proxy reçoit en ${protocol}, mais SITE_URL commence autrement\u202f: accordez les deux.`)];
  }
  return [good(proxies === 0 ? "Aucun, et TRUST_PROXY le dit." : "TRUST_PROXY dit combien il y en a.")];
}
