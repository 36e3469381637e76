import type { Language } from "~/site/language";
import { FRENCH_LANGUAGE_NAMES } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import type { CaseEditorView } from "./view.server";

/** The same work in other languages: the way to each, and the step that begins one. */
export function TranslationsPanel({ view: { original, versions, untranslated } }: { view: CaseEditorView }) {
  return (
    <section className="grid gap-4 pt-8 border-t border-t-line-strong" id="traductions" aria-labelledby="langues-titre">
      <h2 className="text-[1.5rem] leading-[1.2]" id="langues-titre">
        Autres langues
      </h2>
      <p className="note">
        Chaque langue a sa page et son adresse. Une traduction reprend images et chiffres ; ses textes sont à réécrire.
      </p>
      <ul className="grid gap-2 empty:hidden">
        {[...(original ? [original] : []), ...versions].map(({ id, title, language }) => (
          <li key={id} className="flex flex-wrap gap-x-3 wrap-anywhere">
            <span>{FRENCH_LANGUAGE_NAMES[language]}</span>
            <AppLink to={`/admin/realisations/${id}`} hydrated>
              <bdi>{title}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {untranslated.map((language) => (
          <TranslateForm key={language} language={language} />
        ))}
      </div>
    </section>
  );
}

function TranslateForm({ language }: { language: Language }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="translate" />
      <input type="hidden" name="language" value={language} />
      <Button size="sm" isPending={useIsSubmitting("translate")}>
        Traduire en {FRENCH_LANGUAGE_NAMES[language].toLowerCase()}
      </Button>
    </Form>
  );
}
