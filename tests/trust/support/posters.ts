import type { Answer, TrustSite } from "./trust-site";

type Fields = Record<string, string>;

/** A message that no other is like. */
export function inquiry(name: string): Fields {
  const message = `Un message de ${name}, à garder tel quel.`;
  return { intent: "inquiry", name, email: `${name}@visiteur.example`, phone: "", message };
}

interface Posting {
  site: TrustSite;
  forms: Fields[];
  path?: string;
  /** How many send at once. */
  posters?: number;
  /** Called with the number of forms that are accepted so far. */
  onAccepted?: (count: number) => void;
}

/** Sends every form until it is accepted, as people do who get no answer or are asked to try again. */
export async function postUntilAccepted({ site, forms, path = "/contact", posters = 8, onAccepted }: Posting) {
  const refused: Answer[] = [];
  const accepted: Fields[] = [];
  const took: number[] = [];
  const waiting = [...forms];
  const poster = async () => {
    for (let form = waiting.shift(); form; form = waiting.shift()) {
      for (;;) {
        const answer = await site.post(path, form);
        took.push(answer.took);
        if (answer.status === 303) break;
        if (answer.status !== 0) refused.push(answer);
        await site.isUp();
      }
      accepted.push(form);
      onAccepted?.(accepted.length);
    }
  };
  await Promise.all(Array.from({ length: posters }, poster));
  return { accepted, refused, took };
}

/** Which of the accepted forms are not stored, and which are stored more than once, by their addresses. */
export function compare(accepted: Fields[], stored: string[]) {
  const times = new Map<string, number>();
  for (const email of stored) times.set(email, (times.get(email) ?? 0) + 1);
  const counts = accepted.map(({ email = "" }) => times.get(email) ?? 0);
  return {
    lost: counts.filter((count) => count === 0).length,
    duplicated: counts.filter((count) => count > 1).length,
  };
}
