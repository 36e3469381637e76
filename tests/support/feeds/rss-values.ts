/** What is wrong with a text that must say something. */
export function blankFaults({ textContent }: Element): string[] {
  return textContent.trim() ? [] : ["is blank"];
}

/** What is wrong with a text that readers show as it is. */
export function plainFaults(element: Element): string[] {
  const { textContent } = element;
  return [
    ...blankFaults(element),
    ...(/<\/\w+>/.test(textContent) ? ["holds HTML"] : []),
    ...(/&(?:#\w+|[a-z]+);/i.test(textContent) ? ["is escaped twice"] : []),
  ];
}

function isWholeAddress(text: string): boolean {
  return /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][\w;/?:@&=+$.~!*'()%,#-]*)?$/.test(text) && URL.canParse(text);
}

/** What is wrong with an address, which must be whole and in the letters that RFC 2396 allows. */
export function addressFaults({ textContent }: Element): string[] {
  return isWholeAddress(textContent.trim()) ? [] : ["is not a whole address"];
}

/** What is wrong with the name of an item: an address that leads to it, or something that no other has. */
export function guidFaults(element: Element): string[] {
  const isPermaLink = element.getAttribute("isPermaLink") ?? "true";
  const value = element.textContent.trim();
  if (!/^(true|false)$/.test(isPermaLink)) return ["says neither true nor false of isPermaLink"];
  if (isPermaLink === "true") return addressFaults(element);
  return value === "" || /^\d{1,8}$/.test(value) ? ["does not tell its item from others"] : [];
}

/** What is wrong with a language, whose first part must be of ISO 639. */
export function languageFaults({ textContent }: Element): string[] {
  const tag = textContent.trim();
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(tag) && names.of(tag.split("-")[0] ?? "") ? [] : ["is no language"];
}

const EARLIEST_YEAR = 1990;
const CLOCKS_DIFFER_MS = 600_000;

/** What is wrong with a date, which must be of this web's time and not to come. */
export function dateFaults({ textContent }: Element): string[] {
  const text = textContent.trim();
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || date.toUTCString() !== text) return ["is no date of RFC 822 in GMT"];
  const isLikely = date.getUTCFullYear() >= EARLIEST_YEAR && date.getTime() <= Date.now() + CLOCKS_DIFFER_MS;
  return isLikely ? [] : ["is not a likely date"];
}
