import { API_KEYS_SCREEN } from "~/features/api-keys/model";
import { GENERATION_FAILED } from "~/features/generation/messages";
import type { ProviderFailure, ProviderFailureKind } from "~/server/ai/provider-failure.server";
import type { TextProvider } from "~/server/ai/providers.server";
import type { DomainErrorCode } from "~/server/errors.server";
import { DomainError } from "~/server/errors.server";

/** `forbidden` where every further article would fail too, until somebody mends the key. */
const CODES: Partial<Record<ProviderFailureKind, DomainErrorCode>> = {
  "key-refused": "forbidden",
  quota: "too-many",
  "timed-out": "unavailable",
  unreachable: "unavailable",
};

/** A failed call in words for whoever asked for the article. */
export function refusalOf({ kind, status }: ProviderFailure, { label, model }: TextProvider): DomainError {
  const answered = status ? ` (${status})` : "";
  const reasons: Record<ProviderFailureKind, string> = {
    "key-refused": `${label} refuse la clé${answered} : enregistrez-en une autre dans ${API_KEYS_SCREEN}.`,
    quota: `Le quota de ${label} est épuisé, ou trop de demandes arrivent à la fois${answered}. Réessayez plus tard.`,
    "no-such-model": `${label} ne connaît pas le modèle « ${model} ».`,
    "timed-out": `${label} n’a pas répondu à temps.`,
    unreachable: `${label} ne répond pas${answered}.`,
    "too-long": `La réponse de ${label} est démesurée.`,
    "cut-short": `${label} s’est arrêté avant la fin : demandez un texte plus court.`,
    withheld: `${label} refuse d’écrire sur ce sujet.`,
    "not-a-text": `${label} a répondu autre chose qu’un article.`,
  };
  return new DomainError(CODES[kind] ?? "invalid", `${GENERATION_FAILED}. ${reasons[kind]}`);
}
