import type { Origin } from "~/features/generation/items.server";
import { DescriptionList } from "~/ui/description-list";
import { FoldSummary } from "~/ui/fold-summary";

/** How an article came to be, folded away below its form. */
export function ArticleOrigin({ origin }: { origin: Origin }) {
  const { provider, model, written, tokens, cost, prompts } = origin;
  return (
    <details className="group/fold mt-6 border border-line bg-surface-2">
      <FoldSummary className="py-3 px-5">Comment l’IA l’a écrit</FoldSummary>
      <div className="space-y-5 mx-5 mb-5">
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
            <h3 className="mb-1.5 text-base">{prompts.length > 1 ? `Consigne ${index + 1}` : "Consigne"}</h3>
            <p className="text-text-2 text-sm whitespace-pre-wrap wrap-anywhere" dir="auto">
              {prompt}
            </p>
          </section>
        ))}
      </div>
    </details>
  );
}
