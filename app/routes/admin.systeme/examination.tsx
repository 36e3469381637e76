import type { Finding, Verdict } from "~/features/operations/checks/finding";
import { VERDICT_LABELS } from "~/features/operations/checks/finding";
import type { Tone } from "~/ui/badge";
import { Badge } from "~/ui/badge";
import { ButtonForm } from "~/ui/button-form";

const TONES: Readonly<Record<Verdict, Tone>> = { wrong: "red", doubtful: "yellow", good: "green" };

const COUNTED: readonly Verdict[] = ["wrong", "doubtful", "good"];

/** How many of each verdict there are, the worst first: 'Examen fait. faux : 4, douteux : 6, bon : 7.' */
function sumUp(findings: readonly Finding[]): string {
  const counts = COUNTED.map(
    (verdict) => [verdict, findings.filter((each) => each.verdict === verdict).length] as const,
  );
  const named = counts
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => `${VERDICT_LABELS[verdict]}\u202f: ${count}`);
  return `Examen fait. ${named.join(", ")}.`;
}

/** What the site depends on, checked on demand: a line each, the worst first. */
export function Examination({ findings }: { findings: Finding[] | undefined }) {
  return (
    <section className="mb-8" aria-labelledby="examination-title">
      <h2 className="text-[1.25rem] mb-2" id="examination-title">
        Examen
      </h2>
      <p className="note mb-3 max-w-[65ch]">
        Réglages, secrets, base, fichiers, envoi des messages, nom de domaine, certificat, horloge et clés, comme{" "}
        <code>npm run doctor</code>. Quelques secondes.
      </p>
      <ButtonForm intent="examine" preventScrollReset pendingText="Examen en cours…">
        Tout examiner
      </ButtonForm>
      <p className="note mt-4" role="status">
        {findings && sumUp(findings)}
      </p>
      {findings && (
        <ul className="mt-2 divide-y divide-line" aria-label="Ce que l’examen a trouvé">
          {findings.map(({ verdict, subject, sentence }) => (
            <li
              key={subject + sentence}
              className="grid items-baseline gap-x-5 gap-y-1 py-2.5 sm:grid-cols-[6.5rem_12rem_1fr]"
            >
              <Badge tone={TONES[verdict]}>{VERDICT_LABELS[verdict]}</Badge>
              <span className="font-[560]">{subject}</span>
              <span className="wrap-anywhere">{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
