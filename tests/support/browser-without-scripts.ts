import { JSDOM } from "jsdom";
import { siteUrl } from "~/server/env.server";
import type { Filling } from "./form-fields";
import { called, controlsOf, errorsIn, fieldValue, fillField, heldBack, isReachable, nameOf } from "./form-fields";
import { plain } from "./plain-words";
import { askSite, wordsOf } from "./show-page";

interface Visit {
  /** Of somebody who is signed in. */
  cookie?: string | undefined;
  language?: string;
}

let visitors = 0;

/**
 * A browser that knows only documents: it keeps cookies, follows redirects, fills the fields that a document holds, presses
 * the buttons that it shows, and posts what a form names. What needs a script fails.
 */
export function browserWithoutScripts({ cookie = "", language }: Visit = {}) {
  visitors += 1;
  // Of its own, so that no limit on an address is shared.
  const address = `10.1.${visitors >> 8}.${visitors & 255}`;
  const cookies = new Map(cookie.split("; ").filter(Boolean).map(pairOf));

  async function ask(url: URL, sent: RequestInit = {}): Promise<Page> {
    const headers = new Headers(sent.headers);
    headers.set("Sec-Fetch-Site", "same-origin");
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    if (language) headers.set("Accept-Language", language);
    const answer = await askSite(new Request(new URL(url.pathname + url.search, url), { ...sent, headers }), address);
    for (const set of answer.headers.getSetCookie()) keep(set);
    const place = answer.headers.get("Location");
    if (!place) return new Page(url, answer.status, answer.html ?? "", ask);
    const next = new URL(place, url);
    return next.origin === url.origin ? ask(next) : new Page(next, answer.status, "", ask);
  }

  function keep(set: string): void {
    const [pair = "", ...attributes] = set.split("; ");
    const [name, value] = pairOf(pair);
    if (!value || attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, value);
  }

  return { cookies, open: (path: string) => ask(new URL(path, siteUrl)) };
}

function pairOf(pair: string): [name: string, value: string] {
  const [name = "", ...value] = pair.split("=");
  return [name, value.join("=")];
}

type Ask = (url: URL, sent?: RequestInit) => Promise<Page>;

/** A document as it came, with what was asked for it. */
export class Page {
  /** As one reads them, and as they are read out. */
  readonly words: string;
  readonly #ask: Ask;
  #document: Document | undefined;

  constructor(
    readonly url: URL,
    readonly status: number,
    readonly html: string,
    ask: Ask,
  ) {
    const names = [...html.matchAll(/ aria-label="([^"]*)"/g)].map(([, name]) => name);
    this.words = wordsOf([html, ...names].join(" "));
    this.#ask = ask;
  }

  get path(): string {
    return this.url.origin === new URL(siteUrl).origin ? this.url.pathname + this.url.search : this.url.href;
  }

  get document(): Document {
    // Drawings, which are half of a page, say nothing.
    const html = this.html.replace(/<(svg|style)\b[\s\S]*?<\/\1>/g, "");
    this.#document ??= new JSDOM(html, { url: this.url.href }).window.document;
    return this.#document;
  }

  /** The words of the message and of the page, without its frame. */
  get main(): string {
    const parts = [...this.document.querySelectorAll(".flash, .error-summary, dialog, main")];
    return wordsOf(parts.map(({ innerHTML }) => innerHTML).join(" · "));
  }

  /** The sentences under the fields, by their labels; under '' those above a form. */
  get errors(): Record<string, string> {
    return errorsIn(this.document);
  }

  /** Where the buttons of the document post to, each with the intent that it sends. */
  get posts(): { action: string; intent: string }[] {
    return [...this.document.querySelectorAll<HTMLButtonElement>("button, input[type=submit]")].flatMap((button) => {
      const { form } = button;
      if (form?.method !== "post" || !isPressable(button)) return [];
      const field = button.name === "intent" ? button : form.querySelector<HTMLInputElement>("input[name=intent]");
      return [
        { action: button.getAttribute("formaction") ?? form.getAttribute("action") ?? "", intent: field?.value ?? "" },
      ];
    });
  }

  /**
   * The form of a button; of several alike, the one in the row, the part or the dialog with these words.
   * @throws where no button is called so, or more than one, or where it does nothing without a script
   */
  form(button: string, near = ""): Form {
    const all = [...this.document.querySelectorAll<HTMLButtonElement>("button, input[type=submit]")];
    const inReach = all.filter((each) => isReachable(each) && (!near || isNear(each, plain(near))));
    const found = called(inReach, button);
    const pressable = found.filter(isPressable);
    const isAlike = ({ form, name, value }: HTMLButtonElement, _: number, [first]: HTMLButtonElement[]) =>
      form === first?.form && name === first.name && value === first.value;
    if (!pressable.every(isAlike))
      throw new Error(`${pressable.length} buttons are called '${button}' on ${this.path}`);
    const [only] = pressable;
    if (only?.form) return new Form(this, only.form, only, this.#ask);
    const reason = found.length > 0 ? "does nothing without a script" : "is not there";
    const names = inReach.map(nameOf).join("', '");
    throw new Error(`The button '${button}' ${reason} on ${this.path} (${this.status}), which has '${names}'`);
  }
}

function isPressable(button: Element): boolean {
  return button.matches("button:not([type=button], [type=reset]), input[type=submit]") && !button.matches(":disabled");
}

/** Whether the least part around a button that a person would point at says so. */
function isNear(button: Element, words: string): boolean {
  const part = button.closest("tr, li, article, dialog, section");
  return plain(part?.textContent ?? "").includes(words);
}

/** A form as it is filled in, and the button that will send it. */
export class Form {
  readonly #files = new Map<Element, File[]>();

  constructor(
    private readonly page: Page,
    private readonly element: HTMLFormElement,
    private readonly button: HTMLButtonElement,
    private readonly ask: Ask,
  ) {}

  valueOf(label: string): string | boolean {
    return fieldValue(this.element, label);
  }

  /** Where it is sent: to the page's own address unless it names another. */
  get action(): URL {
    const named = this.button.getAttribute("formaction") ?? this.element.getAttribute("action");
    return new URL(named || this.page.url.href, this.page.url);
  }

  /** Which form of its screen it says to be, with this button. */
  get intent(): string {
    return String(this.#entries().find(([name]) => name === "intent")?.[1] ?? "");
  }

  fill(fields: Record<string, Filling>): this {
    for (const [label, filling] of Object.entries(fields)) {
      const field = fillField(this.element, label, filling);
      if (field) this.#files.set(field, [filling].flat() as File[]);
    }
    return this;
  }

  /**
   * Presses the button, and follows to where it leads.
   * @param lifted past the browser's own checks, to the server's
   * @throws where the browser's own checks hold the form back
   */
  async submit({ lifted = false } = {}): Promise<Page> {
    const isUnchecked = lifted || this.element.noValidate || this.button.formNoValidate;
    const held = isUnchecked ? [] : heldBack(this.element, new Set(this.#files.keys()));
    if (held.length > 0) throw new Error(`The browser holds the form back for '${held.join("', '")}'`);
    return this.#send(this.button.getAttribute("formmethod") ?? this.element.method);
  }

  #send(method: string): Promise<Page> {
    const url = this.action;
    const entries = this.#entries();
    if (method === "get") {
      url.search = String(asQuery(entries));
      return this.ask(url);
    }
    if (method !== "post") throw new Error(`A form of method '${method}' needs a script`);
    const isMultipart = (this.button.getAttribute("formenctype") ?? this.element.enctype) === "multipart/form-data";
    const body = isMultipart ? new FormData() : asQuery(entries);
    if (body instanceof FormData) for (const [name, value] of entries) body.append(name, value as string);
    return this.ask(url, { method: "POST", body });
  }

  /** The fields as a browser sends them: those of the form and of the pressed button, without what is disabled. */
  #entries(): [string, string | File][] {
    const { FormData: DomFormData } = this.page.document.defaultView as unknown as typeof globalThis;
    const entries = [...new DomFormData(this.element, this.button)];
    const fileFields = new Map(controlsOf(this.element).map((control) => [control.name, this.#files.get(control)]));
    return entries.flatMap(([name, value]): [string, string | File][] => {
      if (typeof value === "string") return [[name, value.replace(/\r?\n/g, "\r\n")]];
      const chosen = fileFields.get(name) ?? [new File([], "")];
      return chosen.map((file) => [name, file]);
    });
  }
}

/** Without the bytes of files, of which such a form sends the name alone. */
function asQuery(entries: [string, string | File][]): URLSearchParams {
  return new URLSearchParams(
    entries.map(([name, value]): [string, string] => [name, typeof value === "string" ? value : value.name]),
  );
}
