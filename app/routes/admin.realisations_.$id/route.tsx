import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CaseForm } from "~/features/case-studies/components/case-form";
import { getCase } from "~/features/case-studies/office-list.server";
import { caseIdSchema } from "~/features/case-studies/schema";
import { PICTURE_FORM_MAX_BYTES } from "~/lib/forms/picture-fields";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { FRENCH_LANGUAGE_NAMES } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { ButtonForm } from "~/ui/button-form";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { ScreenLink } from "~/ui/screen-link";
import { ConsentPanel } from "./consent-panel";
import { PicturePanel } from "./picture-panel";
import type { CaseEditorView } from "./view.server";
import { toView } from "./view.server";

export const handle: RouteHandle = { maxBodyBytes: PICTURE_FORM_MAX_BYTES };

export const meta = () => seo({ title: "Modifier la réalisation" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const study = await findOr404(caseIdSchema, params, ({ id }) => getCase(id));
  return { view: await toView(study) };
}

export { action } from "./action.server";

export default function EditCase() {
  const { view } = useLoaderData<typeof loader>();
  const { id, title, status, isPublished, project, path, values, choices, pictures } = view;
  return (
    <>
      <PageHeader
        title={title}
        description={
          <span className="flex flex-wrap items-baseline gap-x-4">
            <Badge tone={isPublished ? "green" : "yellow"}>{status}</Badge>
            {project && <ScreenLink to={`/admin/projects/${project.id}`}>Projet d’origine</ScreenLink>}
          </span>
        }
        actions={
          <>
            <LinkButton to={path} target="_blank" size="sm">
              {isPublished ? "Voir sur le site" : "Aperçu privé"}
              <span className="sr-only"> (nouvel onglet)</span>
            </LinkButton>
            <ButtonForm
              intent="publish"
              values={{ value: String(!isPublished) }}
              size="sm"
              variant={isPublished ? "secondary" : "primary"}
            >
              {isPublished ? "Retirer du site" : "Publier"}
            </ButtonForm>
          </>
        }
      />
      <div className="grid gap-10">
        <CaseForm key={`${id} ${values.version}`} values={values} choices={choices} id={id} />
        <PicturePanel pictures={pictures} />
        <TranslationsPanel view={view} />
        <ConsentPanel view={view} />
      </div>
    </>
  );
}

/** The same work in other languages: the way to each, and the step that begins one. */
function TranslationsPanel({ view: { original, versions, untranslated } }: { view: CaseEditorView }) {
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
            <ScreenLink to={`/admin/realisations/${id}`}>
              <bdi>{title}</bdi>
            </ScreenLink>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {untranslated.map((language) => (
          <ButtonForm key={language} intent="translate" values={{ language }} size="sm">
            Traduire en {FRENCH_LANGUAGE_NAMES[language].toLowerCase()}
          </ButtonForm>
        ))}
      </div>
    </section>
  );
}
