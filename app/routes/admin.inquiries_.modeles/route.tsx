import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ANY_CHANNEL, REPLY_CHANNEL_LABELS, TEMPLATES_PATH } from "~/features/inquiries/replies/model";
import { listTemplates } from "~/features/inquiries/replies/queries.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { LANGUAGE_LABELS, LANGUAGES, languageMarks } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { DialogOutlet } from "~/ui/dialog-outlet";
import { EditLinks } from "~/ui/edit-links";
import { EmptyState } from "~/ui/empty-state";
import { ListSection } from "~/ui/list-section";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink, ScreenLink, ScreenLinkButton } from "~/ui/screen-link";

const TITLE = "Modèles de réponse";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les modèles" };

export const meta = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return { templates: await listTemplates() };
}

export default function Templates() {
  const { templates } = useLoaderData<typeof loader>();
  const add = (
    <ScreenLinkButton to={`${TEMPLATES_PATH}/new`} preventScrollReset variant="primary">
      Nouveau modèle
    </ScreenLinkButton>
  );
  return (
    <>
      <ScreenBackLink to="/admin/inquiries">Demandes de Contact</ScreenBackLink>
      <PageHeader
        title={TITLE}
        description="Ce que l’équipe répond souvent, par WhatsApp et par e-mail."
        actions={templates.length > 0 && add}
      />
      {templates.length > 0 ? (
        <TemplateGroups templates={templates} />
      ) : (
        <EmptyState title="Aucun modèle pour le moment" action={add}>
          Chaque réponse s’écrit alors de la première ligne à la dernière.
        </EmptyState>
      )}
      <DialogOutlet />
    </>
  );
}

type Template = Awaited<ReturnType<typeof listTemplates>>[number];

function TemplateGroups({ templates }: { templates: Template[] }) {
  const groups = LANGUAGES.map((language) => ({
    language,
    own: templates.filter((template) => template.language === language),
  }));
  return groups
    .filter(({ own }) => own.length > 0)
    .map(({ language, own }) => (
      <ListSection key={language} titleId={`modeles-${language}`} title={LANGUAGE_LABELS[language]} className="mb-8">
        <ul className="grid gap-3 md:grid-cols-2 wide:grid-cols-3">
          {own.map((template) => (
            <TemplateCard key={template.id} template={template} />
          ))}
        </ul>
      </ListSection>
    ));
}

function TemplateCard({ template: { id, name, language, channel, subject, body } }: { template: Template }) {
  const here = `${TEMPLATES_PATH}/${id}`;
  const marks = languageMarks(language);
  return (
    <li className="card">
      <h3 className="text-[1.25rem] leading-[1.2] wrap-anywhere" {...marks}>
        {name}
      </h3>
      <p className="text-sm text-text-3">{channel ? REPLY_CHANNEL_LABELS[channel] : ANY_CHANNEL}</p>
      {subject && (
        <p className="font-[560] wrap-anywhere" {...marks}>
          {subject}
        </p>
      )}
      <p className="text-text-2 whitespace-pre-line wrap-anywhere line-clamp-6" {...marks}>
        {body}
      </p>
      <ScreenLink
        className="inline-flex items-center justify-self-start min-h-6 pointer-coarse:min-h-11"
        to={`${here}/preview`}
        preventScrollReset
      >
        Aperçu<span className="sr-only"> du modèle {name}</span>
      </ScreenLink>
      <EditLinks name={name} to={here} />
    </li>
  );
}
