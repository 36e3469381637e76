import { normalForm } from "~/lib/text/normal-form";

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

const HEADING = /<h([23])>([^<]*(?:<(?!\/?h[23]>)[^<]*)*)<\/h\1>/g;

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Lists second- and third-level headings and gives them unique ids of their words, with `s-` against other ids. */
export function withHeadingAnchors(sanitisedHtml: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const html = sanitisedHtml.replace(HEADING, (whole, level: string, inner: string) => {
    const text = textOf(inner);
    if (!text) return whole;
    const id = freeId(`s-${wordsOf(text) || "partie"}`, taken);
    headings.push({ id, text, level: level === "2" ? 2 : 3 });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html, headings };
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

/** Letters and digits of any script, without accents, joined by hyphens. */
function wordsOf(text: string): string {
  return normalForm(text.toLowerCase().replaceAll("œ", "oe"), "NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Counts on from the last number a word was given, so that a thousand equal headings take a thousand steps. */
function freeId(wanted: string, taken: Map<string, number>): string {
  let id = wanted;
  let number = taken.get(wanted) ?? 1;
  while (taken.has(id)) {
    number += 1;
    id = `${wanted}-${number}`;
  }
  taken.set(wanted, number);
  taken.set(id, taken.get(id) ?? 1);
  return id;
}
