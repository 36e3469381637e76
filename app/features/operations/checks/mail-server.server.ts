import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { isThisMachine } from "~/features/operations/model";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

const PATIENCE_MS = 8_000;
/** The codes by which Node refuses a certificate, such as CERT_HAS_EXPIRED. */
const REFUSED_CERTIFICATE = /CERT|VERIFY/;

/** Whether the mail server answers, hides what it is told, and lets us in. Nothing is sent. */
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
    await opened(connection);
    if (username) await signedIn(connection, credentials);
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

function opened(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.on("error", reject);
    connection.on("end", () => reject(new Error("connexion fermée")));
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

function signedIn(connection: SMTPConnection, credentials: { user: string; pass: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.login({ credentials }, (error) => (error ? reject(error) : resolve()));
  });
}
