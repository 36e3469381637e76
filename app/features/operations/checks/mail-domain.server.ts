import { Resolver } from "node:dns/promises";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

const PATIENCE = { timeout: 2_000, tries: 2 };
/** DKIM's keys stand under a name that the sender chooses; those which the usual mail services give. */
const SELECTORS = [
  "default",
  "mail",
  "dkim",
  "google",
  "selector1",
  "selector2",
  "s1",
  "s2",
  "k1",
  "brevo1",
  "zoho",
  "pm",
];
/** What a name server says of a name that has no such record. */
const NO_RECORD = new Set(["ENODATA", "ENOTFOUND"]);

/** Asks for the text records of a name. */
export type ReadTexts = (name: string) => Promise<string[][]>;

/** The system's name servers, with little patience; others where they are named. */
export function textReader(servers?: readonly string[]): ReadTexts {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  return (name) => resolver.resolveTxt(name);
}

/**
 * Whether the domain of the sender says who may send for it: SPF (RFC 7208), DMARC (RFC 7489) and DKIM (RFC 6376), without
 * which mailboxes take its letters for unwanted.
 * @param sender MAIL_FROM, with or without a name
 */
export async function checkMailDomain(sender: string, readTexts: ReadTexts = textReader()): Promise<Finding[]> {
  const domain = /@([^@>\s]+)>?\s*$/.exec(sender)?.[1]?.toLowerCase();
  const { good, doubtful, wrong } = findingsOf("Domaine d’envoi");
  if (!domain) return [wrong("MAIL_FROM n’a pas d’adresse\u202f: écrivez Nom <adresse@domaine>.")];
  const look = async (name: string, mark: RegExp) => (await textsOf(readTexts, name)).some((text) => mark.test(text));
  try {
    const [hasSpf, hasDmarc, ...keys] = await Promise.all([
      look(domain, /^v=spf1\b/i),
      look(`_dmarc.${domain}`, /^v=DMARC1\b/i),
      ...SELECTORS.map((selector) => look(`${selector}._domainkey.${domain}`, /\bp=[\w+/]/)),
    ]);
    const found = [
      ...(hasSpf
        ? []
        : [
            wrong(
              `${domain} n’a pas d’enregistrement SPF\u202f: ajoutez un TXT v=spf1 qui nomme votre serveur d’envoi.`,
            ),
          ]),
      ...(hasDmarc
        ? []
        : [wrong(`${domain} n’a pas d’enregistrement DMARC\u202f: ajoutez un TXT v=DMARC1 à _dmarc.${domain}.`)]),
      ...(keys.some(Boolean)
        ? []
        : [
            doubtful(
              `Aucune clé DKIM de ${domain} sous les noms habituels\u202f: vérifiez avec votre service d’envoi qu’il signe vos messages.`,
            ),
          ]),
    ];
    return found.length > 0 ? found : [good(`${domain} a SPF, DKIM et DMARC.`)];
  } catch {
    return [
      doubtful(`Les enregistrements de ${domain} ne se lisent pas d’ici\u202f: aucun serveur de noms ne répond.`),
    ];
  }
}

async function textsOf(readTexts: ReadTexts, name: string): Promise<string[]> {
  try {
    return (await readTexts(name)).map((parts) => parts.join(""));
  } catch (error) {
    if (NO_RECORD.has((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}
