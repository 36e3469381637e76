/** Adds to the links for sharing what only a script can do: the device's own sheet, or else a copy of the link. */

function addButton(list: Element, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.className = list.querySelector("a")?.className ?? "";
  const item = document.createElement("li");
  item.append(button);
  list.prepend(item);
  return button;
}

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

function enhance(section: HTMLElement): void {
  const { share: url = "", title = "", label = "", copy: copyLabel = "", copied = "", failed = "" } = section.dataset;
  const list = section.querySelector("ul");
  if (!list) return;
  if ("share" in navigator) {
    // Closing the sheet is no error.
    addButton(list, label).addEventListener("click", () => navigator.share({ url, title }).catch(() => undefined));
    return;
  }
  const said = document.createElement("p");
  said.setAttribute("role", "status");
  said.className = "text-text-2";
  section.append(said);
  addButton(list, copyLabel).addEventListener("click", async () => {
    said.textContent = (await copy(url)) ? copied : failed;
  });
}

export {};

for (const section of document.querySelectorAll<HTMLElement>("[data-share]")) enhance(section);
