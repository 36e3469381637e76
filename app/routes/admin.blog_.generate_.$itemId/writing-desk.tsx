import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { useIsSubmitting } from "~/ui/form-state";
import { Spinner } from "~/ui/spinner";
import { useGrowingText } from "./use-growing-text";
import type { WritingScreen } from "./view.server";

/** The text as it is being written. */
export function WritingDesk({ screen }: { screen: WritingScreen }) {
  const { path, brief, isWaiting, wordsWanted } = screen;
  const { html, words } = useGrowingText(path, screen.text);
  const isCancelling = useIsSubmitting("cancel");
  const label = isWaiting && !html ? "En attente du modèle…" : "Le modèle écrit…";
  return (
    <div className="writing-desk">
      <div className="writing-state">
        <Spinner label={label} />
        <WordCount words={words} wanted={wordsWanted} />
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="cancel" />
          <Button isPending={isCancelling} pendingText="Annulation…" size="sm">
            Annuler
          </Button>
        </Form>
      </div>
      {html ? <HalfWritten html={html} /> : <p className="writing-blank note">Les premiers mots arrivent ici.</p>}
      {brief.lines.length > 0 && (
        <section className="writing-brief" aria-labelledby="writing-brief">
          <h2 id="writing-brief">Votre demande</h2>
          <DescriptionList items={brief.lines} />
        </section>
      )}
    </div>
  );
}

function HalfWritten({ html }: { html: string }) {
  return (
    <section className="writing-text" aria-label="Texte en cours d’écriture">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the renderer of the public page */}
      <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

const NEWS_EVERY_MS = 10_000;

/** How much is written; told aloud now and again, not at each word. */
function WordCount({ words, wanted }: { words: number; wanted: number | null }) {
  const sentence = wanted ? `${words} mots sur environ ${wanted}` : `${words} mots`;
  const latest = useRef(sentence);
  latest.current = sentence;
  const [news, setNews] = useState("");
  useEffect(() => {
    const timer = setInterval(() => setNews(latest.current), NEWS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span className="writing-count figures">
        {wanted && <progress value={Math.min(words, wanted)} max={wanted} aria-label="Mots écrits" />}
        {sentence}
      </span>
      <span className="sr-only" aria-live="polite">
        {news}
      </span>
    </>
  );
}
