import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "~/lib/text/format-number";
import { ButtonForm } from "~/ui/button-form";
import { DescriptionList } from "~/ui/description-list";
import { ListSection } from "~/ui/list-section";
import { Spinner } from "~/ui/spinner";
import type { WritingScreen } from "./view.server";

/** Of HTML that comes from the model's Markdown. */
export const WRITTEN_TEXT =
  "prose text-[1.0625rem] [&>:first-child]:mt-0 [&_h2]:text-[length:clamp(1.375rem,1.25rem_+_0.5vw,1.625rem)]";

export function WritingDesk({ screen }: { screen: WritingScreen }) {
  const { path, brief, isWaiting, charactersWanted } = screen;
  const { html, words, characters } = useGrowingText(path, screen.text);
  const label = isWaiting && !html ? "En attente du modèle…" : "Le modèle écrit…";
  return (
    <div className="*:min-w-0 grid gap-8 mt-7">
      <div className="flex flex-wrap items-center gap-y-3 gap-x-6 py-3.5 px-4.5 border border-line border-t-2 border-t-accent bg-surface-2">
        <Spinner label={label} />
        <WrittenCount words={words} characters={characters} wanted={charactersWanted} />
        <ButtonForm intent="cancel" preventScrollReset pendingText="Annulation…" size="sm">
          Annuler
        </ButtonForm>
      </div>
      {html ? (
        <section className="writing-text max-w-176 min-h-48" aria-label="Texte en cours d’écriture">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the renderer of the public page */}
          <div className={WRITTEN_TEXT} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ) : (
        <p className="note max-w-176 min-h-48">Les premiers mots arrivent ici.</p>
      )}
      {brief.lines.length > 0 && (
        <ListSection titleId="writing-brief" title="Votre demande" className="pt-6 border-t border-t-line" size="sm">
          <DescriptionList items={brief.lines} />
        </ListSection>
      )}
    </div>
  );
}

const NEWS_EVERY_MS = 10_000;

/** How much is written; screen readers hear it every ten seconds, not at each word. */
function WrittenCount({ words, characters, wanted }: { words: number; characters: number; wanted: number | null }) {
  const sentence = wanted
    ? `${formatNumber(characters)} caractères sur environ ${formatNumber(wanted)}`
    : `${formatNumber(words)} mots`;
  const latest = useRef(sentence);
  latest.current = sentence;
  const [news, setNews] = useState("");
  useEffect(() => {
    const timer = setInterval(() => setNews(latest.current), NEWS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span className="figures flex flex-1 flex-wrap items-center gap-y-1 gap-x-4 text-text-2">
        {wanted && (
          <progress
            className="appearance-none w-40 h-[4px] bg-line text-accent"
            value={Math.min(characters, wanted)}
            max={wanted}
            aria-label="Caractères écrits"
          />
        )}
        {sentence}
      </span>
      <span className="sr-only" aria-live="polite">
        {news}
      </span>
    </>
  );
}

interface GrowingText {
  /** Sanitised. */
  html: string;
  words: number;
  characters: number;
}

/** The text of an article as the server streams it; at its end the screen is loaded again. */
function useGrowingText(path: string, initial: GrowingText): GrowingText {
  const [text, setText] = useState(initial);
  const { revalidate } = useRevalidator();
  const atEnd = useRef(revalidate);
  atEnd.current = revalidate;
  useEffect(() => {
    const source = new EventSource(`${path}/events`);
    source.onmessage = ({ data }: MessageEvent<string>) => setText(JSON.parse(data) as GrowingText);
    source.addEventListener("end", () => {
      source.close();
      atEnd.current();
    });
    return () => source.close();
  }, [path]);
  return text;
}
