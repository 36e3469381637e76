import { ERASED_EMAIL, ERASED_NAME } from "~/features/clients/model";

/** What is refused for an inquiry whose sender was erased. */
export const ERASED_UNCHANGED =
  "Cette demande a été effacée à la demande de la personne\u202f: elle ne se modifie plus.";

/** Whether all that told of its sender was taken from an inquiry; whoever types that name alone is a sender like others. */
export function isErased({ name, email }: { name: string; email: string | null }): boolean {
  return name === ERASED_NAME && email === ERASED_EMAIL;
}

const ERASED = "Cette demande a été effacée à la demande de la personne\u202f: elle ne se convertit plus.";
/** What is refused for an inquiry in quarantine, whether it is to be converted or merged. */
export const IN_QUARANTINE = "Reprenez d’abord la demande des indésirables.";

/** Why an inquiry cannot become a project, in words; null where it can. */
export function conversionRefusal(inquiry: { name: string; email: string | null; is_spam: boolean }): string | null {
  if (isErased(inquiry)) return ERASED;
  return inquiry.is_spam ? IN_QUARANTINE : null;
}
