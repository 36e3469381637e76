import { QUOTE_STATUS_LABELS, QUOTE_STATUS_TONES, QUOTES_PATH } from "~/features/quotes/model/quote";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { ScreenLinkButton } from "~/ui/screen-link";
import { TallLink } from "~/ui/tall-link";
import type { toHead, toVersions } from "./view.server";

export type QuoteHead = ReturnType<typeof toHead>;
type Versions = Awaited<ReturnType<typeof toVersions>>;

export function QuoteHeader({ head, versions }: { head: QuoteHead; versions: Versions }) {
  const { id, number, revision, title, status, isDraft, client, inquiry, project } = head;
  const name = number ?? "Nouveau devis";
  const isOpen = ["sent", "expired", "refused", "withdrawn"].includes(status);
  return (
    <>
      <PageHeader
        title={title || "Sans objet"}
        description={
          <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-1">
            <Badge tone={QUOTE_STATUS_TONES[status]}>{QUOTE_STATUS_LABELS[status]}</Badge>
            <span>{revision > 1 ? `${name}, version ${revision}` : name}</span>
            {client && <AppLink to={`/admin/clients-facturation/${client.id}`}>{client.name}</AppLink>}
            {inquiry && <AppLink to={`/admin/inquiries/${inquiry.id}`}>Demande de {inquiry.name}</AppLink>}
            {project && (
              <AppLink to={`/admin/projects/${project.id}`}>
                Projet{"\u202f"}: {project.title}
              </AppLink>
            )}
          </span>
        }
        actions={
          <>
            {isOpen && <IntentButton intent="new-version" label="Nouvelle version" />}
            <IntentButton intent="duplicate" label="Dupliquer" />
            <ScreenLinkButton to={`${QUOTES_PATH}/modeles?devis=${id}`}>En faire un modèle</ScreenLinkButton>
            {!isDraft && (
              <LinkButton to={`${QUOTES_PATH}/${id}.pdf`} size="sm">
                Télécharger le PDF
              </LinkButton>
            )}
            {isDraft && (
              <ScreenLinkButton to={`${QUOTES_PATH}/${id}/supprimer`} preventScrollReset>
                Supprimer
              </ScreenLinkButton>
            )}
          </>
        }
      />
      {versions.length > 1 && (
        <nav className="mb-5" aria-label="Versions de ce devis">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {versions.map((version) => (
              <li key={version.id} className="figures">
                {version.id === id ? (
                  <span aria-current="page">Version {version.revision}</span>
                ) : (
                  <TallLink to={`${QUOTES_PATH}/${version.id}`} hydrated>
                    Version {version.revision}
                  </TallLink>
                )}
                <span className="text-text-3">
                  {" "}
                  {QUOTE_STATUS_LABELS[version.status].toLowerCase()} le {version.on}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

export function IntentButton({
  intent,
  label,
  variant = "secondary",
}: {
  intent: string;
  label: string;
  variant?: "secondary" | "danger";
}) {
  return (
    <Form method="post" preventScrollReset>
      <Button name="intent" value={intent} size="sm" variant={variant}>
        {label}
      </Button>
    </Form>
  );
}
