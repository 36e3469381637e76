import { Resolver } from "node:dns/promises";
import { isThisMachine } from "~/features/operations/model";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

const PATIENCE_MS = 8_000;
/** Node’s codes for a refused certificate, such as CERT_HAS_EXPIRED. */
const REFUSED_CERTIFICATE = /CERT|VERIFY/;

export async function checkMailServer(smtpUrl: string | undefined): Promise<Finding[]> {
  const { good, doubtful, wrong } = findingsOf("Serveur d’envoi");
  if (!smtpUrl) {
    return [doubtful("SMTP_URL manque\u202f: les messages sont gardés dans /admin/email et ne partent pas.")];
  }
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === "smtps:";
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const { default: Connection } = await import("nodemailer/lib/smtp-connection");
  const connection = new Connection({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (isTls ? 465 : 587),
    secure: isTls,
    ...patience,
  });
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on("error", reject);
      connection.on("end", () => reject(new Error("connexion fermée")));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (username) {
      await new Promise<void>((resolve, reject) => {
        connection.login({ credentials }, (error) => (error ? reject(error) : resolve()));
      });
    }
    if (!connection.secure && !isThisMachine(hostname)) {
      return [
        doubtful(
          `${hostname} répond sans TLS\u202f: les messages voyagent en clair. Prenez smtps:// ou un serveur avec STARTTLS.`,
        ),
      ];
    }
    return [
      good(`${hostname} répond${connection.secure ? " par TLS" : ""}${username ? " et accepte le compte" : ""}.`),
    ];
  } catch (error) {
    const { code, originalCode = "", message } = error as { code?: string; originalCode?: string; message: string };
    if (code === "EAUTH")
      return [wrong(`${hostname} refuse le compte de SMTP_URL\u202f: vérifiez l’identifiant et le mot de passe.`)];
    if (REFUSED_CERTIFICATE.test(originalCode))
      return [
        wrong(
          `Le certificat de ${hostname} n’est pas reconnu (${message})\u202f: écrivez dans SMTP_URL le nom qu’il porte, ou prenez-en un d’une autorité connue.`,
        ),
      ];
    return [wrong(`${hostname} ne répond pas (${message})\u202f: vérifiez l’adresse et le port de SMTP_URL.`)];
  } finally {
    connection.close();
  }
}

const PATIENCE = { timeout: 2_000, tries: 2 };
/** DKIM keys stand under a name that the sender chooses; these are usual. */
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
/** A name server's codes for a name without such a record. */
const NO_RECORD = new Set(["ENODATA", "ENOTFOUND"]);

export type ReadTexts = (name: string) => Promise<string[][]>;

/** Reads text records from the system's name servers, or from others. */
export function textReader(servers?: readonly string[]): ReadTexts {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  return (name) => resolver.resolveTxt(name);
}

/**
 * Whether the sender's domain has SPF (RFC 7208), DMARC (RFC 7489) and DKIM (RFC 6376), without which mailboxes treat its
 * letters as spam.
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
