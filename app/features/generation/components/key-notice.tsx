import { API_KEYS_SCREEN } from "~/features/api-keys/model";
import { API_KEY_MISSING } from "~/features/generation/model/generation";
import { AppLink } from "~/ui/app-link";

/** Says why no provider can be called, and where to set its key. */
export function KeyNotice({ problem }: { problem: string }) {
  const isMissing = problem === API_KEY_MISSING;
  return (
    <div className="notice tone-yellow">
      <p className="font-semibold">{problem}</p>
      <p>
        {isMissing && "Il faut une clé Google Gemini, OpenAI ou Perplexity pour écrire. "}
        <AppLink to="/admin/api-keys?tab=ai" hydrated>
          Enregistrez-la dans {API_KEYS_SCREEN}
        </AppLink>
        .
      </p>
    </div>
  );
}
