/** What a correction may change of a message. */
interface Said {
  name: string;
  email?: string | null;
  phone: string | null;
  company: string | null;
}

const LABELS: Record<keyof Said, string> = {
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  company: "Entreprise",
};

const NAMES = Object.keys(LABELS) as (keyof Said)[];

/** The changed facts, a line each, for the history of an inquiry; null without a change. */
export function correctionText(before: Said, after: Partial<Said>): string | null {
  const wrong = NAMES.filter((name) => after[name] !== undefined && (after[name] ?? null) !== (before[name] ?? null));
  const lines = wrong.map((name) => `${LABELS[name]}\u202f: ${before[name] ?? "–"} → ${after[name] ?? "–"}`);
  return lines.length > 0 ? lines.join("\n") : null;
}

/** The senders in a history: of merged messages, and before corrections. */
export interface NamedSenders {
  names: string[];
  emails: string[];
  phones: string[];
}

const FACT = /^(Nom|E-mail|Téléphone)\u202f: (.+)$/;

/** The senders in the fact lines of a history; the text of messages below them does not count. */
export function namedSenders(texts: readonly string[]): NamedSenders {
  const lines = texts.flatMap((text) => (text.split("\n\n")[0] ?? "").split("\n"));
  const facts = lines.flatMap((line) => {
    const [, label, said = ""] = FACT.exec(line) ?? [];
    return said.split(" → ").map((value) => ({ label, value: value.trim() }));
  });
  const valuesOf = (wanted: string) =>
    facts.flatMap(({ label, value }) => (label === wanted && value !== "–" ? [value] : []));
  return { names: valuesOf("Nom"), emails: valuesOf("E-mail"), phones: valuesOf("Téléphone") };
}

interface Origin {
  hasProject: boolean;
  hasClient: boolean;
  /** Whether quotes were sent for it. */
  hasDocuments: boolean;
}

export function erasureQuestion({ hasProject, hasClient, hasDocuments }: Origin): string {
  const stays = hasProject
    ? " Le projet reste, sans le nom de l’expéditeur."
    : hasClient
      ? " La date de la demande reste, sans le nom de l’expéditeur."
      : "";
  const account = hasClient ? " Son compte client reste aussi\u202f: il s’efface à sa propre demande." : "";
  const documents = hasDocuments
    ? " Les devis envoyés et les factures restent dix ans avec le nom qu’ils portent (CGI, art. 211), sans les coordonnées\u202f; ses réponses, ses virements annoncés et leurs justificatifs sont effacés."
    : "";
  return `Effacer pour toujours cette demande, son historique, ses notes et ses lettres\u202f?${stays}${account}${documents} Cette action est irréversible.`;
}
