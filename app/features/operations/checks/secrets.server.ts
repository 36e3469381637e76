import { statSync } from "node:fs";
import type { Finding } from "./finding";
import { findingsOf } from "./finding";

/** Of 32 random characters of base64url some 26 differ; fewer than so many are no random secret. */
const DISTINCT_LEAST = 12;
const OTHERS_MAY_READ = 0o077;
const REPEATED = /^(.{1,16})\1+/;

export interface SecretsToCheck {
  sessionSecrets: readonly string[];
  encryptionKeys: readonly string[];
  passphrase: string | undefined;
  /** Where generated secrets are kept; null when the environment gives them. */
  file: string | null;
}

/** Whether the secrets in use can be guessed, read by others of this machine, or lost with it. */
export function checkSecrets({ sessionSecrets, encryptionKeys, passphrase, file }: SecretsToCheck): Finding[] {
  const { good, doubtful, wrong } = findingsOf("Secrets");
  const found: Finding[] = [];
  const named = { SESSION_SECRET: sessionSecrets, ENCRYPTION_KEY: encryptionKeys };
  for (const [name, secrets] of Object.entries(named)) {
    if (!secrets.some(isGuessable)) continue;
    found.push(wrong(`${name} se devine\u202f: mettez 32 caractères tirés au hasard, comme .env.example le montre.`));
  }
  if (encryptionKeys.some((key) => sessionSecrets.includes(key))) {
    found.push(doubtful("SESSION_SECRET et ENCRYPTION_KEY sont le même secret\u202f: donnez à chacun le sien."));
  }
  if (file && isReadByOthers(file)) {
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

function isGuessable(secret: string): boolean {
  return new Set(secret).size < DISTINCT_LEAST || REPEATED.exec(secret)?.[0].length === secret.length;
}

function isReadByOthers(file: string): boolean {
  const state = statSync(file, { throwIfNoEntry: false });
  return state !== undefined && process.platform !== "win32" && (state.mode & OTHERS_MAY_READ) !== 0;
}
