import type { Origin } from "~/features/generation/queries/items.server";
import { DescriptionList } from "~/ui/description-list";

/** How an article came to be, folded away below its form. */
export function ArticleOrigin({ origin }: { origin: Origin }) {
  const { provider, model, written, tokens, cost, prompts } = origin;
  return (
    <details className="article-origin disclosure">
      <summary>Comment l’IA l’a écrit</summary>
      <DescriptionList
        items={[
          { term: "Modèle", value: `${provider}, ${model}` },
          ...(written ? [{ term: "Écrit le", value: written }] : []),
          { term: "Jetons", value: tokens },
          { term: "Coût", value: cost ?? "Inconnu pour ce modèle" },
        ]}
      />
      {prompts.map((prompt, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two prompts may be the same
        <section key={index} aria-label={prompts.length > 1 ? `Consigne ${index + 1}` : "Consigne"}>
          <h3>{prompts.length > 1 ? `Consigne ${index + 1}` : "Consigne"}</h3>
          <p className="article-prompt" dir="auto">
            {prompt}
          </p>
        </section>
      ))}
    </details>
  );
}
