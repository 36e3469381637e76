import { useSearchParams } from "@remix-run/react";
import { foreignNotes } from "~/content/contact";
import { directionOf, LANGUAGE_PARAM } from "~/site/language";

/** A word to whoever comes from a page in another language: this one is in French. */
export function ForeignNote({ about }: { about: "invitation" | "received" }) {
  const language = useSearchParams()[0].get(LANGUAGE_PARAM);
  if (language !== "ar" && language !== "es") return null;
  return (
    <div className="contact-foreign" lang={language} dir={directionOf(language)}>
      {foreignNotes[language][about]}
    </div>
  );
}
