/** On a quote's page: the total follows each option, by the same post as the button without scripts; printing. */
const FORM = "accept";

const form = document.getElementById(FORM);
let asked = 0;

async function update(of: HTMLFormElement): Promise<void> {
  asked += 1;
  const turn = asked;
  const body = new URLSearchParams([...new FormData(of)].map(([name, value]) => [name, String(value)]));
  body.set("intent", "total");
  const answer = await fetch(of.action, { method: "POST", body, headers: { Accept: "text/html" } });
  const text = await answer.text();
  if (!answer.ok || turn !== asked) return;
  replaceLive(new DOMParser().parseFromString(text, "text/html"));
}

function replaceLive(answered: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-live]")) {
    const anew = answered.querySelector(`[data-live="${part.dataset.live}"]`);
    if (!anew) continue;
    if (part instanceof HTMLInputElement && anew instanceof HTMLInputElement) part.value = anew.value;
    // The element stays, so that readers hear what changes in it.
    else part.replaceChildren(...anew.children);
  }
}

if (form instanceof HTMLFormElement) {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith("option:") || target.form !== form) return;
    void update(form).catch(() => {});
  });
}

for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
