import { useEffect, useId, useRef, useState } from "react";
import type { Tone } from "~/ui/badge";
import { Badge } from "~/ui/badge";
import { FoldSummary } from "~/ui/fold-summary";

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
  const missing = rules
    .filter(({ advice }) => advice !== null)
    .sort((one, other) => other.possible - other.points - (one.possible - one.points));
  const met = rules.filter(({ advice }) => advice === null);
  return (
    <section
      className="score [container-type:inline-size] min-w-0 [padding:1.125rem_1.25rem_0.5rem] border border-line bg-surface-2"
      aria-labelledby={titleId}
    >
      <header
        className={`score-head grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-y-1.5 gap-x-4 pb-3 tone-${tone}`}
      >
        <h2 id={titleId} className="col-span-full text-[1.25rem]">
          {title}
        </h2>
        <p className="score-total figures col-span-2 text-text-2">
          <strong className="text-text text-[2.25rem] font-semibold leading-[1]">{total}</strong>/100
        </p>
        <Badge tone={tone}>{word}</Badge>
        <progress
          className="col-span-full appearance-none w-full h-[4px] border-0 bg-line text-(--tone)"
          value={total}
          max={100}
          aria-hidden="true"
        />
        <p className="note col-span-full">{note}</p>
      </header>
      {missing.length > 0 && <Rules rules={missing} />}
      {met.length > 0 && (
        <details className="group/fold border-t border-t-line">
          <FoldSummary>{met.length > 1 ? `${met.length} règles suivies` : "1 règle suivie"}</FoldSummary>
          <Rules rules={met} />
        </details>
      )}
      <TotalNews total={total} sentence={`${title} : ${total} sur 100, ${word.toLowerCase()}`} />
    </section>
  );
}

function Rules({ rules }: { rules: ScoredLine[] }) {
  return (
    <ul className="grid gap-x-10 @min-[46rem]:grid-cols-2">
      {rules.map(({ name, points, possible, advice }) => (
        <li
          className="grid grid-cols-[3.25rem_minmax(0,1fr)] content-start gap-y-0 gap-x-3 py-2.25 border-t border-t-line"
          key={name}
        >
          <span className="figures text-text-2">
            {points}/{possible}
            <span className="sr-only"> {possible > 1 ? "points" : "point"}&#8239;:</span>
          </span>
          <span>
            <strong className="font-[560]">{name}</strong>
            {advice && <span className="block text-text-2 wrap-anywhere">{advice}</span>}
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
