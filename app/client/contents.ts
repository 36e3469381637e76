/** Marks, in the list of an article's parts, the one being read. */
const links = new Map<string, HTMLAnchorElement>();
for (const link of document.querySelectorAll<HTMLAnchorElement>(".article-contents a")) links.set(link.hash, link);

const headings = [...links.keys()].flatMap((hash) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []);

function markCurrent(): void {
  const line = window.innerHeight / 3;
  const current = headings.findLast((heading) => heading.getBoundingClientRect().top < line);
  for (const [hash, link] of links) {
    if (current && decodeURIComponent(hash.slice(1)) === current.id) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

export {};

// A heading that crosses the line is all that can change the answer.
const observer = new IntersectionObserver(markCurrent, { rootMargin: "0px 0px -66% 0px" });
for (const heading of headings) observer.observe(heading);
