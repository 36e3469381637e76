/** Processor time of a piece of work in milliseconds: the least of a few tries, since a busy machine lets the first cost more. */
export async function costOf(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least > enough; tried += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const TRIES = 5;

/** What a field is filled with by whoever wants its reader to be busy: as much of it as makes so many bytes of a form. */
export function hostileTexts(bytes: number): Record<string, string> {
  const much = (part: string) => part.repeat(bytes / encodeURIComponent(part).length);
  return {
    spaces: `a${much(" ")}b`,
    zeros: `${much("0")}x`,
    digits: `1,${much("123456789")}`,
    "stacked marks": `a${much("\u0301\u0316")}`,
    angles: much("<"),
    quotes: much('"'),
    emoji: much("\u{1f600}"),
    breaks: `a${much("\n ")}b`,
    dots: `a@${much(".")}`,
    ats: much("@"),
    arabic: much("العربية\u200f "),
    brackets: much("!["),
    commas: much(",1"),
    lists: much("1. a\n\n"),
  };
}

type Fields = [name: string, value: string][];

/** Bodies that make whoever reads the names of fields busy. */
export function hostileForms(bytes: number): Record<string, Fields> {
  const many = (name: (index: number) => string) =>
    Array.from({ length: bytes / 12 }, (_, index): [string, string] => [name(index), "1"]);
  return {
    "fields without a name": Array.from({ length: bytes / 2 }, () => ["", ""]),
    "one name many times": many(() => "name"),
    "many names": many((index) => `name${index}`),
    "many places": many((index) => `name[${index}]`),
    "a deep name": [[`name${"[0]".repeat(bytes / 9)}`, "1"]],
    "a dotted name": [[`name${".a".repeat(bytes / 2)}`, "1"]],
    "a far place": [["name[4294967294]", "1"]],
  };
}
