import type { Taken } from "~/features/generation/model/brief";
import { GENERATION_FAILED } from "~/features/generation/model/generation";
import { API_KEYS_SCREEN } from "~/features/settings/api-keys/model";
import type { ProviderFailure, ProviderFailureKind } from "~/server/ai/provider-failure.server";
import type { TextProvider } from "~/server/ai/providers.server";
import type { DomainErrorCode } from "~/server/errors.server";
import { DomainError } from "~/server/errors.server";

export class GenerationFailure extends DomainError {
  override name = "GenerationFailure";
  readonly taken: Taken | null;
  readonly isHopeless: boolean;

  constructor(
    code: DomainErrorCode,
    userMessage: string,
    {
      taken,
      isHopeless = false,
    }: {
      /** What was paid nevertheless; null where no model has answered. */
      taken: Taken | null;
      /** Whether every further article would fail too, until the key, the model or the quota is repaired. */
      isHopeless?: boolean;
    },
  ) {
    super(code, userMessage);
    this.taken = taken;
    this.isHopeless = isHopeless;
  }
}

export function reasonOf(error: unknown): { sentence: string; taken: Taken | null; isHopeless: boolean } {
  const sentence = error instanceof DomainError ? error.userMessage : GENERATION_FAILED;
  if (error instanceof GenerationFailure) return { sentence, taken: error.taken, isHopeless: error.isHopeless };
  return { sentence, taken: null, isHopeless: false };
}

const CODES: Partial<Record<ProviderFailureKind, DomainErrorCode>> = {
  "key-refused": "forbidden",
  quota: "too-many",
  "too-many": "too-many",
  "timed-out": "unavailable",
  unreachable: "unavailable",
};

const HOPELESS: ProviderFailureKind[] = ["key-refused", "quota", "no-such-model"];

export function refusalOf(
  { kind, status }: ProviderFailure,
  { label, model }: TextProvider,
  taken: Taken | null,
): GenerationFailure {
  const answered = status ? ` (${status})` : "";
  const reasons: Record<ProviderFailureKind, string> = {
    "key-refused": `${label} refuse la clé${answered} : enregistrez-en une autre dans ${API_KEYS_SCREEN}.`,
    quota: `Le quota de ${label} est épuisé${answered} : relevez-le, ou enregistrez une autre clé dans ${API_KEYS_SCREEN}.`,
    "too-many": `Trop de demandes arrivent à la fois chez ${label}${answered}. Réessayez plus tard.`,
    "no-such-model": `${label} ne connaît pas le modèle «\u202f${model}\u202f» : corrigez les réglages du serveur.`,
    "timed-out": `${label} n’a pas répondu à temps.`,
    unreachable: `${label} ne répond pas${answered}.`,
    "too-long": `La réponse de ${label} est démesurée.`,
    "cut-short": `${label} s’est arrêté avant la fin : demandez un texte plus court.`,
    withheld: `${label} refuse d’écrire sur ce sujet.`,
    "not-a-text": `${label} a répondu autre chose qu’un article.`,
  };
  const isHopeless = HOPELESS.includes(kind);
  return new GenerationFailure(CODES[kind] ?? "invalid", `${GENERATION_FAILED}. ${reasons[kind]}`, {
    taken,
    isHopeless,
  });
}
