import { plain } from "./plain-words";

/** What is typed or chosen in a field: words, a tick, the ticked boxes of a group, or files. */
export type Filling = string | boolean | string[] | File | File[];

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a person cannot reach in a document without scripts. */
const OUT_OF_REACH = "[hidden], [aria-hidden=true], template, dialog:not([open])";
const UNFILLED_TYPES = ["hidden", "submit", "button", "image", "reset"];
const GROUPS = "fieldset, [role=group], [role=radiogroup]";

export const isReachable = (element: Element) => element.closest(OUT_OF_REACH) === null;

const words = (element: Element | null | undefined) => plain(element?.textContent ?? "");

const wordsOfIds = ({ ownerDocument }: Element, ids: string | null) =>
  plain(
    (ids ?? "")
      .split(" ")
      .map((id) => ownerDocument.getElementById(id)?.textContent ?? "")
      .join(" "),
  );

/** What a control, a group or a button is called: by its label, else by its own words. */
export function nameOf(element: Element): string {
  const given = wordsOfIds(element, element.getAttribute("aria-labelledby")) || element.getAttribute("aria-label");
  if (given) return plain(given);
  if (element.matches(GROUPS)) return words(element.querySelector(":scope > legend"));
  if (element.matches("input[type=submit]")) return plain((element as HTMLInputElement).value);
  const [label] = (element as Control).labels ?? [];
  if (element.localName === "button" || !label) return words(element);
  const copy = label.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll("select, textarea, button")) control.remove();
  return words(copy);
}

/** A label without what it adds for a field that may be left empty. */
const withoutNote = (name: string) => name.replace(/ \(facultatif\)$/, "");

/** Whether it is called so, with or without that. */
function isCalled(element: Element, name: string): boolean {
  const own = nameOf(element);
  return own === plain(name) || withoutNote(own) === plain(name);
}

/** The controls of a form that a person can fill, wherever they stand in the document. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element.matches("input, select, textarea") &&
      !UNFILLED_TYPES.includes((element as Control).type) &&
      isReachable(element),
  );
}

const isTick = ({ type }: Control): boolean => type === "radio" || type === "checkbox";

function groupsOf(form: HTMLFormElement): Map<Element, HTMLInputElement[]> {
  const groups = new Map<Element, HTMLInputElement[]>();
  for (const control of controlsOf(form).filter(isTick)) {
    const group = control.closest(GROUPS);
    if (group) groups.set(group, [...(groups.get(group) ?? []), control as HTMLInputElement]);
  }
  return groups;
}

/**
 * The control of this name; of several alike, the one whose place follows the name, as in 'Désignation #2'.
 * @throws where the document holds none, or does not say which one is meant
 */
function controlCalled(form: HTMLFormElement, label: string): Control | null {
  const [, name = label, place] = /^(.*?)(?: #(\d+))?$/.exec(label) ?? [];
  const found = controlsOf(form).filter((control) => isCalled(control, name));
  if (place) return found[Number(place) - 1] ?? null;
  if (found.length > 1) throw new Error(`${found.length} fields are called '${label}'`);
  return found[0] ?? null;
}

/**
 * Fills a field that the form holds, found by its label as a person finds it: a control, or a group of boxes by its legend.
 * @throws for a field that is not in the document or is disabled, and for an option that is not offered
 * @returns the file field, whose files the document itself cannot hold
 */
export function fillField(form: HTMLFormElement, label: string, filling: Filling): HTMLInputElement | null {
  const control = controlCalled(form, label);
  if (control) return fillControl(control, label, filling);
  const [group] = [...groupsOf(form)].filter(([element]) => isCalled(element, label));
  if (!group) {
    const names = controlsOf(form).map(nameOf).join("', '");
    throw new Error(`No field '${label}' in the document, but '${names}'`);
  }
  const chosen = [filling].flat().map(String);
  for (const name of chosen)
    if (!group[1].some((box) => isCalled(box, name))) throw new Error(`'${label}' does not offer '${name}'`);
  for (const box of group[1])
    tick(
      box,
      label,
      chosen.some((name) => isCalled(box, name)),
    );
  return null;
}

function fillControl(control: Control, label: string, filling: Filling): HTMLInputElement | null {
  if (control.matches(":disabled") || (control as HTMLInputElement).readOnly) {
    throw new Error(`The field '${label}' cannot be changed`);
  }
  if (control.type === "file") return control as HTMLInputElement;
  if (isTick(control)) tick(control as HTMLInputElement, label, filling === true);
  else if (control.localName === "select") choose(control as HTMLSelectElement, label, String(filling));
  else control.value = String(filling);
  return null;
}

function tick(box: HTMLInputElement, label: string, isChecked: boolean): void {
  if (box.checked !== isChecked && box.matches(":disabled")) throw new Error(`'${label}' cannot be changed`);
  box.checked = isChecked;
}

function choose(select: HTMLSelectElement, label: string, name: string): void {
  const option = [...select.options].find((each) => words(each) === plain(name) && !each.disabled);
  if (!option)
    throw new Error(`'${label}' does not offer '${name}', but '${[...select.options].map(words).join("', '")}'`);
  option.selected = true;
}

/** What a form holds, by the labels of its fields: of several alike, the first; of boxes, whether they are ticked. */
export function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  const keep = (name: string, value: string | boolean) => {
    values[name] ??= value;
  };
  for (const control of controlsOf(form)) {
    const name = withoutNote(nameOf(control));
    if (control.localName === "select") keep(name, words((control as HTMLSelectElement).selectedOptions[0]));
    else keep(name, isTick(control) ? (control as HTMLInputElement).checked : control.value);
  }
  for (const [group, boxes] of groupsOf(form))
    keep(
      nameOf(group),
      boxes
        .filter(({ checked }) => checked)
        .map(nameOf)
        .join(", "),
    );
  return values;
}

/** The sentences of the fields that are marked invalid, by their labels; under '' those of a form as a whole. */
export function errorsIn(document: Document): Record<string, string> {
  const errors: Record<string, string> = {};
  const whole = [...document.querySelectorAll(".error-summary > p")].map(words).join(" ");
  if (whole) errors[""] = whole;
  for (const element of document.querySelectorAll("[aria-invalid=true]")) {
    const ids = (element.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id.endsWith("-error"));
    errors[withoutNote(nameOf(element))] = wordsOfIds(element, ids.join(" "));
  }
  return errors;
}

/** The fields that a browser's own checks would hold back, with what is wrong. */
export function heldBack(form: HTMLFormElement, chosenFiles: ReadonlySet<Element>): string[] {
  const found: string[] = [];
  for (const control of controlsOf(form)) {
    if (!control.willValidate || chosenFiles.has(control)) continue;
    const { maxLength = -1, minLength = -1 } = control as HTMLInputElement;
    const { length } = control.value;
    const isWrongLength = (maxLength >= 0 && length > maxLength) || (length > 0 && length < minLength);
    if (isWrongLength || !control.checkValidity()) found.push(nameOf(control));
  }
  return found;
}
