import type { Taken } from "~/features/generation/model/brief";
import { GENERATION_FAILED } from "~/features/generation/model/messages";
import type { DomainErrorCode } from "~/server/errors.server";
import { DomainError } from "~/server/errors.server";

interface FailureOptions {
  /** What was paid nevertheless; null where no model has answered. */
  taken: Taken | null;
  /** Whether every further article would fail too, until somebody mends the key, the model or the quota. */
  isHopeless?: boolean;
}

/** Why there is no article, in words for whoever asked for it. */
export class GenerationFailure extends DomainError {
  override name = "GenerationFailure";
  readonly taken: Taken | null;
  readonly isHopeless: boolean;

  constructor(code: DomainErrorCode, userMessage: string, { taken, isHopeless = false }: FailureOptions) {
    super(code, userMessage);
    this.taken = taken;
    this.isHopeless = isHopeless;
  }
}

/** What is noted of an article that failed by whatever error. */
export function reasonOf(error: unknown): { sentence: string; taken: Taken | null; isHopeless: boolean } {
  const sentence = error instanceof DomainError ? error.userMessage : GENERATION_FAILED;
  if (error instanceof GenerationFailure) return { sentence, taken: error.taken, isHopeless: error.isHopeless };
  return { sentence, taken: null, isHopeless: false };
}
