import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "@remix-run/react";
import { quietTone } from "~/brand/zellige/tone";
import { frenchShell } from "~/content/shell/french";
import type { ErrorCopy, ShellCopy } from "~/content/shell/shell-copy";
import type { FaultData, GoneData, UnavailableData } from "~/lib/forms/unavailable";
import { isConnectionError } from "~/lib/web/connection-error";
import { lastPost } from "~/shell/last-post";
import type { Language } from "~/site/language";
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

/** The innermost screen's own sentence for data that is out of reach. */
function useLoadFailure(language: Language): string | undefined {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const said = handles.findLast((handle) => handle?.loadFailure)?.loadFailure;
  return typeof said === "object" ? said[language] : said;
}

/** The sentence of what the post that failed was to do, as the innermost screen that has one says it. */
function useStoreFailure(retry: UnavailableData["retry"]): string | undefined {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  return retry && handles.findLast((handle) => handle?.storeFailure)?.storeFailure?.(Object.fromEntries(retry.fields));
}

interface ErrorScreenProps {
  /** Where the way on leads. */
  homeTo?: string;
  homeLabel?: string;
}

/** Any error, in the language of its page, with a way on; after a failed post it keeps what was typed and offers it again. */
export function ErrorScreen({ homeTo = "/", homeLabel }: ErrorScreenProps) {
  const error = useRouteError();
  const copy = useShellCopy();
  const language = usePageLanguage();
  const { status, title, text } = describeError(error, copy);
  const loadFailure = useLoadFailure(language);
  const answered = isRouteErrorResponse(error) ? (error.data as UnavailableData | undefined)?.retry : undefined;
  const reference = isRouteErrorResponse(error) ? (error.data as FaultData | null)?.reference : undefined;
  const kept = isRouteErrorResponse(error) ? (error.data as GoneData | null)?.kept : undefined;
  const isLost = isConnectionError(error);
  const retry = isLost ? lastPost() : answered;
  const storeFailure = useStoreFailure(answered);
  const { pathname, search } = useLocation();
  const again = !retry && (isLost || status === 503) ? { to: pathname + search, label: copy.retry } : undefined;
  return (
    <LostScreen
      seed={`erreur-${status ?? "connexion"}`}
      tone={quietTone(6)}
      {...(status && { status: String(status) })}
      title={storeFailure ? "Erreur" : (status === 503 && !retry && loadFailure) || title}
      text={storeFailure ? `${storeFailure}. ${text}` : text}
      note={reference && <Reference label={copy.errorReference} reference={reference} />}
      to={homeTo}
      hrefLang={homeTo === "/" && language !== "fr" ? "fr" : undefined}
      again={again}
      action={homeLabel ?? copy.backHome}
    >
      {retry && <RetryForm action={retry.action} fields={retry.fields} />}
      {kept && <KeptText {...kept} />}
    </LostScreen>
  );
}

/** The letters by which whoever reads the log finds what happened here. */
function Reference({ label, reference }: { label: string; reference: string }) {
  return (
    <>
      {label}{" "}
      <bdi dir="ltr" className="font-[560] tabular-nums text-text">
        {reference}
      </bdi>
    </>
  );
}

const TYPED_MIN_LENGTH = 20;

/** The post that failed, ready to be sent again; longer texts are shown, so that they can be copied too. */
function RetryForm({ action, fields }: { action: string; fields: [name: string, value: string][] }) {
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

/** What was typed about a thing that is gone, to be copied. */
function KeptText({ sentence, text }: { sentence: string; text: string }) {
  return (
    <div className="grid gap-4 justify-items-start mb-4">
      <p role="alert">{sentence}</p>
      <Typed>{text}</Typed>
    </div>
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
