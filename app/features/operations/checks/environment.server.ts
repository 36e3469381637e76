import { statSync } from "node:fs";
import { isThisMachine } from "~/features/operations/model";
import type { Env } from "~/server/env.server";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

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

/** Of 32 random characters of base64url about 26 differ; a secret with fewer than this is not random. */
const DISTINCT_LEAST = 12;
const OTHERS_MAY_READ = 0o077;
const REPEATED = /^(.{1,16})\1+/;

export interface SecretsToCheck {
  sessionSecrets: readonly string[];
  encryptionKeys: readonly string[];
  passphrase: string | undefined;
  /** Of generated secrets; null when the environment gives them. */
  file: string | null;
}

/** Whether the secrets in use can be guessed, read by other accounts of this machine, or lost with it. */
export function checkSecrets({ sessionSecrets, encryptionKeys, passphrase, file }: SecretsToCheck): Finding[] {
  const { good, doubtful, wrong } = findingsOf("Secrets");
  const found: Finding[] = [];
  const named = { SESSION_SECRET: sessionSecrets, ENCRYPTION_KEY: encryptionKeys };
  for (const [name, secrets] of Object.entries(named)) {
    const isGuessable = secrets.some(
      (secret) => new Set(secret).size < DISTINCT_LEAST || REPEATED.exec(secret)?.[0].length === secret.length,
    );
    if (!isGuessable) continue;
    found.push(wrong(`${name} se devine\u202f: mettez 32 caractères tirés au hasard, comme .env.example le montre.`));
  }
  if (encryptionKeys.some((key) => sessionSecrets.includes(key))) {
    found.push(doubtful("SESSION_SECRET et ENCRYPTION_KEY sont le même secret\u202f: donnez à chacun le sien."));
  }
  const mode = (file && statSync(file, { throwIfNoEntry: false })?.mode) || 0;
  if (process.platform !== "win32" && (mode & OTHERS_MAY_READ) !== 0) {
    found.push(wrong(`D’autres comptes de la machine lisent ${file}\u202f: chmod 600 ${file}.`));
  }
  if (!passphrase) {
    found.push(
      doubtful(
        "BACKUP_PASSPHRASE manque\u202f: les archives ne contiennent pas les secrets. Choisissez-la, et gardez-la ailleurs.",
      ),
    );
  }
  return found.length > 0 ? found : [good("Forts, à part, et scellés dans les archives.")];
}
