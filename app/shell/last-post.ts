import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { draftFieldsOf } from "~/lib/forms/draft-fields";
import type { UnavailableData } from "~/lib/forms/unavailable";

type SentPost = UnavailableData["retry"];

/** The module's, in the browser alone: an error screen takes the place of every component that could keep it. */
let sent: SentPost;

/** Remembers what the client has just sent: a connection that breaks leaves no answer that could bring it back. */
export function useRememberedPost(): void {
  const { state, formAction, formData } = useNavigation();
  useEffect(() => {
    if (formData && formAction) sent = { action: formAction, fields: draftFieldsOf(formData) };
    else if (state === "loading") sent = undefined;
  }, [state, formAction, formData]);
}

/** The form that was sent last, if nothing else was asked for since. */
export function lastPost(): SentPost {
  return sent;
}
