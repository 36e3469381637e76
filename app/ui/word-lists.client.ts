const LEVEL = /\bmso-list:\s*l(\d+) level(\d) lfo(\d+)/i;
const IGNORED = /\bmso-list:\s*ignore\b/i;
/** What stands before an item of a numbered list: a number, a letter or a Roman numeral with its sign; a bullet has none. */
const NUMBER = /^\(?(?:\d{1,9}|[a-z]{1,9})(?:\.\d{1,9}){0,8}[.)]$/i;

/** An item of a list as Word writes it: a paragraph that names its list, its level and its own marker. */
interface WordItem {
  list: string;
  level: number;
  isNumbered: boolean;
}

/** A list that further items may join. */
interface OpenList {
  element: HTMLElement;
  list: string;
  level: number;
}

/** The same HTML with the paragraphs that Word writes for the items of a list in lists, one within the other. */
export function withWordLists(html: string): string {
  if (!/mso-list/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  /** The outermost first. */
  const open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll("p")) {
    const item = readItem(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== open[0]?.element) open.length = 0;
    joinedList(open, item, paragraph).append(toListItem(paragraph));
  }
  return body.innerHTML;
}

/** What a paragraph says of its place in a list; null for one that stands in none. Takes its marker away. */
function readItem(paragraph: Element): WordItem | null {
  const [, list = "", level = "", format = ""] = LEVEL.exec(paragraph.getAttribute("style") ?? "") ?? [];
  if (!level) return null;
  const marker = [...paragraph.querySelectorAll("[style]")].find((each) => IGNORED.test(each.getAttribute("style")!));
  const sign = marker?.textContent?.replace(/[\s\u00a0]/g, "") ?? "";
  marker?.remove();
  return { list: `${list} ${format}`, level: Number(level), isNumbered: sign !== "o" && NUMBER.test(sign) };
}

/** The list that an item goes into: the one that is open at its level, else a new one, within the item before it where that stands higher. */
function joinedList(open: OpenList[], { list, level, isNumbered }: WordItem, paragraph: Element): HTMLElement {
  while (open.length > 1 && open.at(-1)!.level > level) open.pop();
  const known = open.at(-1);
  if (known && known.level >= level) {
    known.level = level;
    if (known.list === list) return known.element;
    open.pop();
  }
  const element = paragraph.ownerDocument.createElement(isNumbered ? "ol" : "ul");
  const parent = open.at(-1);
  if (parent) parent.element.lastElementChild!.append(element);
  else paragraph.before(element);
  open.push({ element, list, level });
  return element;
}

function toListItem(paragraph: Element): HTMLElement {
  const item = paragraph.ownerDocument.createElement("li");
  const text = paragraph.ownerDocument.createElement("p");
  text.append(...paragraph.childNodes);
  item.append(text);
  paragraph.remove();
  return item;
}
