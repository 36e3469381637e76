import { useEffect, useId, useRef, useState } from "react";
import type { Tone } from "~/ui/badge";
import { Badge } from "~/ui/badge";

/** One rule of a score, with what it gives and how to win the rest. */
interface ScoredLine {
  name: string;
  points: number;
  possible: number;
  /** Null when no point is missing. */
  advice: string | null;
}

export interface ScorePanelProps {
  title: string;
  /** Out of 100. */
  total: number;
  tone: Tone;
  /** The tone in a word. */
  word: string;
  note: string;
  rules: ScoredLine[];
}

/** A score out of 100 with the rules it is made of: what there is to win first, what is met folded away. */
export function ScorePanel({ title, total, tone, word, note, rules }: ScorePanelProps) {
  const titleId = useId();
  const missing = rules.filter(({ advice }) => advice !== null).sort((one, other) => lossOf(other) - lossOf(one));
  const met = rules.filter(({ advice }) => advice === null);
  return (
    <section className="score" aria-labelledby={titleId}>
      <header className={`score-head tone-${tone}`}>
        <h2 id={titleId} className="score-title">
          {title}
        </h2>
        <p className="score-total figures">
          <strong>{total}</strong>/100
        </p>
        <Badge tone={tone}>{word}</Badge>
        <progress className="score-bar" value={total} max={100} aria-hidden="true" />
        <p className="note">{note}</p>
      </header>
      {missing.length > 0 && <Rules rules={missing} />}
      {met.length > 0 && (
        <details className="score-met disclosure">
          <summary>{met.length > 1 ? `${met.length} règles suivies` : "1 règle suivie"}</summary>
          <Rules rules={met} />
        </details>
      )}
      <TotalNews total={total} sentence={`${title} : ${total} sur 100, ${word.toLowerCase()}`} />
    </section>
  );
}

function lossOf({ points, possible }: ScoredLine): number {
  return possible - points;
}

function Rules({ rules }: { rules: ScoredLine[] }) {
  return (
    <ul className="score-rules">
      {rules.map(({ name, points, possible, advice }) => (
        <li key={name}>
          <span className="score-points figures">
            {points}/{possible}
            <span className="sr-only"> {possible > 1 ? "points" : "point"} :</span>
          </span>
          <span>
            <strong>{name}</strong>
            {advice && <span className="score-advice">{advice}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const NEWS_PAUSE_MS = 2000;

/** Says a new total once the writer has paused, and no rule: a score that changes at every word would talk over it. */
function TotalNews({ total, sentence }: { total: number; sentence: string }) {
  const told = useRef(total);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (told.current === total) return;
    const timer = setTimeout(() => {
      told.current = total;
      setNews(sentence);
    }, NEWS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [total, sentence]);
  return (
    <p className="sr-only" role="status">
      {news}
    </p>
  );
}
