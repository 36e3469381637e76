import { isRouteErrorResponse, useLocation, useMatches, useNavigation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { quietTone } from "~/brand/zellige/tone";
import { frenchShell } from "~/content/shell/french";
import type { ErrorCopy, ShellCopy } from "~/content/shell/shell-copy";
import { draftFieldsOf } from "~/lib/forms/form-draft";
import type { FaultData, GoneData, UnavailableData } from "~/lib/forms/unavailable";
import { isConnectionError } from "~/lib/web/connection-error";
import type { RouteHandle } from "~/site/route-handle";
import { Button } from "~/ui/button";
import { LostScreen } from "~/ui/lost-screen";
import { usePageLanguage, useShellCopy } from "./use-shell-copy";

/** The status, if there was an answer, and the words of what went wrong; anything unknown is our fault, a 500. */
export function describeError(error: unknown, copy: ShellCopy = frenchShell): ErrorCopy & { status?: number } {
  if (isConnectionError(error)) return copy.connectionError;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return { status, ...(copy.errors[status] ?? copy.unexpectedError) };
}

/** Whether a page's loader has answered 404. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

type SentPost = UnavailableData["retry"];

/** The post that was sent last; in the browser alone, outside components, all of which an error screen replaces. */
let lastPost: SentPost;

/** Remembers what the client has just sent: a connection that breaks leaves no answer that could bring it back. */
export function useRememberedPost(): void {
  const { state, formAction, formData } = useNavigation();
  useEffect(() => {
    if (formData && formAction) lastPost = { action: formAction, fields: draftFieldsOf(formData) };
    else if (state === "loading") lastPost = undefined;
  }, [state, formAction, formData]);
}

export interface ErrorScreenProps {
  homeTo?: string;
  homeLabel?: string;
}

/** Any error, in the language of its page, with a way on; after a failed post it keeps what was typed and offers it again. */
export function ErrorScreen({ homeTo = "/", homeLabel }: ErrorScreenProps) {
  const error = useRouteError();
  const copy = useShellCopy();
  const language = usePageLanguage();
  const { status, title, text } = describeError(error, copy);
  const said = isRouteErrorResponse(error) ? (error.data as (UnavailableData & FaultData & GoneData) | null) : null;
  const { retry: answered, reference, kept } = said ?? {};
  const isLost = isConnectionError(error);
  const retry = isLost ? lastPost : answered;
  // The innermost screen's own sentences: for data that is out of reach, and for a post that failed.
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const failure = handles.findLast((handle) => handle?.loadFailure)?.loadFailure;
  const loadFailure = typeof failure === "object" ? failure[language] : failure;
  const storeFailure =
    answered && handles.findLast((handle) => handle?.storeFailure)?.storeFailure?.(Object.fromEntries(answered.fields));
  const { pathname, search } = useLocation();
  const again = !retry && (isLost || status === 503) ? { to: pathname + search, label: copy.retry } : undefined;
  return (
    <LostScreen
      seed={`erreur-${status ?? "connexion"}`}
      tone={quietTone(6)}
      {...(status && { status: String(status) })}
      title={storeFailure ? "Erreur" : (status === 503 && !retry && loadFailure) || title}
      text={storeFailure ? `${storeFailure}. ${text}` : text}
      note={
        reference && (
          <>
            {copy.errorReference}{" "}
            <bdi dir="ltr" className="font-[560] tabular-nums text-text">
              {reference}
            </bdi>
          </>
        )
      }
      to={homeTo}
      hrefLang={homeTo === "/" && language !== "fr" ? "fr" : undefined}
      again={again}
      action={homeLabel ?? copy.backHome}
    >
      {retry && <RetryForm {...retry} />}
      {kept && (
        <div className="grid gap-4 justify-items-start mb-4">
          <p role="alert">{kept.sentence}</p>
          <Typed>{kept.text}</Typed>
        </div>
      )}
    </LostScreen>
  );
}

const TYPED_MIN_LENGTH = 20;

/** The post that failed, ready to be sent again; longer texts are shown, so that they can be copied too. */
function RetryForm({ action, fields }: NonNullable<SentPost>) {
  const { retry } = useShellCopy();
  const keyed = fields.map(([name, value], index) => ({ key: `${index}-${name}`, name, value }));
  const typed = keyed.filter(({ value }) => value.length >= TYPED_MIN_LENGTH && /\s/.test(value));
  return (
    <form method="post" action={action} className="grid gap-4 justify-items-start mb-4">
      {keyed.map(({ key, name, value }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      {typed.map(({ key, value }) => (
        <Typed key={key}>{value}</Typed>
      ))}
      <Button variant="primary">{retry}</Button>
    </form>
  );
}

function Typed({ children }: { children: string }) {
  return (
    <blockquote
      className="retry-form-kept max-w-[60ch] py-4 px-5 border-s-6 border-s-line-strong bg-surface-2 whitespace-pre-wrap wrap-anywhere"
      dir="auto"
    >
      {children}
    </blockquote>
  );
}
