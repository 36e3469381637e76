import type { Location } from "@remix-run/react";
import { useBlocker } from "@remix-run/react";
import type { FormEvent } from "react";
import { useEffect, useRef } from "react";
import { DRAFT_FIELD } from "~/lib/forms/form-draft";

export const LEAVE_QUESTION = "Quitter cette page\u202f? Votre saisie n’est pas enregistrée.";

/**
 * Asks before typed text is left behind: the browser does when the page itself would go, we when only the screen would.
 * @param answer the server's last answer to the form; each means that what was typed is still not saved
 * @returns what the form is told of
 */
export function useUnsavedGuard(answer: unknown) {
  const isUnsaved = useRef(false);
  useEffect(() => {
    if (answer) isUnsaved.current = true;
  }, [answer]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved.current && formAt(currentLocation) !== formAt(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(LEAVE_QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return {
    onInput: () => {
      isUnsaved.current = true;
    },
    /** What is sent is in the server's hands, unless only the list of tags has changed. */
    onSubmit: (event: FormEvent) => {
      isUnsaved.current = event.defaultPrevented;
    },
  };
}

/** Another page has another form, and so has this page when a kept text is taken up in it. */
function formAt({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get(DRAFT_FIELD) ?? ""}`;
}
