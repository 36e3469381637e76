import { ERASED_NAME } from "~/features/clients/model";

const ERASED = "Cette demande a été effacée à la demande de la personne\u202f: elle ne se convertit plus.";
/** What is refused for an inquiry in quarantine, whether it is to be converted or merged. */
export const IN_QUARANTINE = "Reprenez d’abord la demande des indésirables.";

/** Why an inquiry cannot become a project, in words; null where it can. */
export function conversionRefusal({ name, is_spam }: { name: string; is_spam: boolean }): string | null {
  if (name === ERASED_NAME) return ERASED;
  return is_spam ? IN_QUARANTINE : null;
}
