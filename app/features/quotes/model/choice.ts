import { totalsOf } from "~/features/billing/model/totals";
import type { BillingDocument, LineOption } from "~/features/billing/schema";

/** Followed by the id of a line. */
const OPTION_FIELD = "option:";

type OptionLine = BillingDocument["options"][number];

/** Options of which the client chooses one at most, or any. */
export interface OptionGroup extends LineOption {
  lines: OptionLine[];
}

export function optionGroupsOf({ options }: Pick<BillingDocument, "options">): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  for (const line of options) {
    const key = `${line.option.kind} ${line.option.group}`;
    const known = groups.get(key);
    if (known) known.lines.push(line);
    else groups.set(key, { ...line.option, lines: [line] });
  }
  return [...groups.values()];
}

/** The field of an option: each checkbox has its own, the radios of a group share that of its first line. */
export function optionField({ kind, lines }: OptionGroup, line: Pick<OptionLine, "id">): string {
  return OPTION_FIELD + (kind === "one_of" ? lines[0]?.id : line.id);
}

export function optionFieldsOf(document: Pick<BillingDocument, "options">): string[] {
  const names = optionGroupsOf(document).flatMap((group) => group.lines.map((line) => optionField(group, line)));
  return [...new Set(names)];
}

/**
 * The ids of the lines that a form has chosen, in the order of the document. A field holds the id of a line, or 'on' for
 * the line that it is named after; an empty one chooses none.
 * @returns null for an option of another document, or for two options that exclude each other
 */
export function readChoice(
  fields: Iterable<readonly [name: string, value: unknown]>,
  document: Pick<BillingDocument, "options">,
): string[] | null {
  const chosen = new Set<string>();
  for (const [name, value] of fields) {
    if (!name.startsWith(OPTION_FIELD) || value === "") continue;
    chosen.add(value === "on" ? name.slice(OPTION_FIELD.length) : String(value));
  }
  const groups = optionGroupsOf(document);
  const known = groups.flatMap(({ lines }) => lines).filter(({ id }) => chosen.has(id));
  const isTwofold = groups.some(
    ({ kind, lines }) => kind === "one_of" && lines.filter(({ id }) => chosen.has(id)).length > 1,
  );
  return known.length < chosen.size || isTwofold ? null : known.map(({ id }) => id);
}

/** The document with these options among its lines, and with the sums of all of them. */
export function withChoice(document: BillingDocument, chosen: readonly string[]): BillingDocument {
  const isChosen = ({ id }: OptionLine) => chosen.includes(id);
  const added = document.options.filter(isChosen).map(({ option, ...line }) => line);
  const lines = [...document.lines, ...added];
  const totals = totalsOf(lines);
  const options = document.options.filter((line) => !isChosen(line));
  return { ...document, lines, options, ...totals, payable: totals.gross };
}
