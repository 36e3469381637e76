import type { BillingDocument, IssuedLine } from "~/features/billing/schema";
import { withSteadyFigures } from "~/lib/text/steady-figures";

/** A document for a page, whose free texts keep their figures in order; it is never stored or compared. */
export function withSteadyTexts(document: BillingDocument): BillingDocument {
  const { title, lines, options, schedule, texts, exemptionTexts } = document;
  return {
    ...document,
    title: withSteadyFigures(title),
    lines: lines.map(steadyLine),
    options: options.map(steadyLine),
    schedule: schedule.map((step) => ({ ...step, title: withSteadyFigures(step.title) })),
    texts: steadyValues(texts),
    exemptionTexts: exemptionTexts && steadyValues(exemptionTexts),
  };
}

function steadyLine<Line extends IssuedLine>(line: Line): Line {
  const texts = (["section", "designation", "description"] as const).map((name) => [
    name,
    line[name] && withSteadyFigures(line[name]),
  ]);
  return { ...line, ...Object.fromEntries(texts) };
}

function steadyValues<Texts extends object>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withSteadyFigures(text)])) as Texts;
}
