import { isRouteErrorResponse, useMatches, useRouteError } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import type { UnavailableData } from "~/lib/unavailable";
import { quietTone } from "~/lib/zellige/tone";
import { RetryForm } from "~/shell/retry-form";
import { LinkButton } from "~/ui/link-button";
import { Pattern } from "~/ui/pattern";

interface ErrorCopy {
  title: string;
  text: string;
}

const COPY: Record<number, ErrorCopy> = {
  400: {
    title: "Demande illisible",
    text: "Le formulaire n’a pas pu être lu. Revenez à la page précédente et réessayez.",
  },
  403: {
    title: "Envoi refusé",
    text: "Ce formulaire a été envoyé depuis une autre adresse que la nôtre. Rouvrez la page et réessayez.",
  },
  404: { title: "Oops! Page not found", text: "Cette page n’existe pas, ou elle a changé d’adresse." },
  405: { title: "Action impossible", text: "Cette adresse ne reçoit pas de formulaire." },
  413: {
    title: "Envoi trop volumineux",
    text: "Ce que vous avez envoyé dépasse la taille permise. Raccourcissez le texte et réessayez.",
  },
  503: {
    title: "Service momentanément indisponible",
    text: "Notre base de données ne répond pas. Rien n’est perdu : réessayez dans quelques secondes.",
  },
};

const UNEXPECTED: ErrorCopy = {
  title: "Une erreur s’est produite",
  text: "La faute est de notre côté. Réessayez dans un instant ; si elle revient, écrivez-nous.",
};

/** The status and words of what went wrong; anything unknown is our fault, a 500. */
export function describeError(error: unknown): ErrorCopy & { status: number } {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { status, ...(COPY[status] ?? UNEXPECTED) };
}

/** The innermost screen's own sentence for data that is out of reach. */
function useLoadFailure(): string | undefined {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return handles.findLast((handle) => handle?.loadFailure)?.loadFailure;
}

interface ErrorScreenProps {
  /** Where the way on leads. */
  homeTo?: string;
  homeLabel?: string;
}

/** Any error, in French, with a way on; after a failed post it keeps what was typed and offers it again. */
export function ErrorScreen({ homeTo = "/", homeLabel = "Retour à l’accueil" }: ErrorScreenProps) {
  const error = useRouteError();
  const { status, title, text } = describeError(error);
  const loadFailure = useLoadFailure();
  const retry = isRouteErrorResponse(error) ? (error.data as UnavailableData | undefined)?.retry : undefined;
  return (
    <div className="error-screen">
      <Pattern
        className="error-screen-art"
        seed={`erreur-${status}`}
        width={640}
        height={480}
        edge={150}
        tone={quietTone(6)}
      />
      <div className="error-screen-text">
        <p className="error-screen-status">{status}</p>
        <h1>{(status === 503 && !retry && loadFailure) || title}</h1>
        <p className="lead">{text}</p>
        {retry && <RetryForm action={retry.action} fields={retry.fields} />}
        <LinkButton to={homeTo} variant={retry ? "secondary" : "primary"}>
          {homeLabel}
        </LinkButton>
      </div>
    </div>
  );
}
