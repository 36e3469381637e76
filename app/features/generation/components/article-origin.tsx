import type { Origin } from "~/features/generation/queries/items.server";
import { DescriptionList } from "~/ui/description-list";

/** How an article came to be, folded away below its form. */
export function ArticleOrigin({ origin }: { origin: Origin }) {
  const { provider, model, written, tokens, cost, prompts } = origin;
  return (
    <details className="[&[open]>summary::after]:mt-1 [&[open]>summary::after]:[transform:rotate(225deg)] [&>:not(summary)]:[margin:0_1.25rem_1.25rem] mt-6 border border-line bg-surface-2">
      <summary className="flex items-center gap-2 min-h-11 font-[560] py-3 px-5 after:w-1.75 after:h-1.75 after:-mt-1 after:border-r-[1.5px] after:border-b-[1.5px] after:border-current after:[transform:rotate(45deg)]">
        Comment l’IA l’a écrit
      </summary>
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
    </details>
  );
}
