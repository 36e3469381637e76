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
  const label = labelOf(element);
  if (element.localName === "button" || !label) return words(element);
  const copy = label.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll("select, textarea, button")) control.remove();
  return words(copy);
}

/** `labels` of jsdom looks through the document for each label. */
const labelOf = (element: Element) =>
  element.closest("label") ?? (element.id && element.ownerDocument.querySelector(`label[for="${element.id}"]`));

/** A label without what it adds for a field that may be left empty. */
const withoutNote = (name: string) => name.replace(/ \(facultatif\)$/, "");

/**
 * Those that are called so, or else begin so; of several alike, the one whose place follows the name, as in 'Détail #2'.
 */
export function called<Named extends Element>(elements: Named[], name: string): Named[] {
  const [, words = name, place] = /^(.*?)(?: #(\d+))?$/.exec(plain(name)) ?? [];
  const own = elements.map((element) => ({ element, own: withoutNote(nameOf(element)) }));
  const exact = own.filter((each) => each.own === withoutNote(words));
  const found = (exact.length > 0 ? exact : own.filter((each) => each.own.startsWith(words))).map(
    ({ element }) => element,
  );
  return place ? found.slice(Number(place) - 1, Number(place)) : found;
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
 * What a label names: a control, or the boxes of a group, which its legend names.
 * @throws for a field that is not in the document, and where it is not clear which is meant
 */
function fieldOf(form: HTMLFormElement, label: string): Control | HTMLInputElement[] {
  const controls = called(controlsOf(form), label);
  if (controls.length > 1) throw new Error(`${controls.length} fields are called '${label}'`);
  if (controls[0]) return controls[0];
  const groups = groupsOf(form);
  const [group] = called([...groups.keys()], label);
  const boxes = group && groups.get(group);
  if (boxes) return boxes;
  throw new Error(`No field '${label}' in the document, but '${controlsOf(form).map(nameOf).join("', '")}'`);
}

/**
 * Fills a field that the form holds, found by its label as a person finds it.
 * @throws for a field that is not there or cannot be changed, and for an option that is not offered
 * @returns the file field, whose files the document itself cannot hold
 */
export function fillField(form: HTMLFormElement, label: string, filling: Filling): HTMLInputElement | null {
  const field = fieldOf(form, label);
  if (!Array.isArray(field)) return fillControl(field, label, filling);
  const wanted = [filling].flat();
  const chosen = wanted.flatMap((name) => called(field, String(name)).slice(0, 1));
  if (chosen.length < wanted.length) throw new Error(`'${label}' does not offer '${wanted}'`);
  for (const box of field) tick(box, label, chosen.includes(box));
  return null;
}

/** What a field holds: its words, or whether it is ticked; of a group, the names of what is ticked. */
export function fieldValue(form: HTMLFormElement, label: string): string | boolean {
  const field = fieldOf(form, label);
  if (Array.isArray(field))
    return field
      .filter(({ checked }) => checked)
      .map(nameOf)
      .join(", ");
  if (field.localName === "select") return words((field as HTMLSelectElement).selectedOptions[0]);
  return isTick(field) ? (field as HTMLInputElement).checked : field.value;
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
  const [option] = called(
    [...select.options].filter(({ disabled }) => !disabled),
    name,
  );
  if (!option)
    throw new Error(`'${label}' does not offer '${name}', but '${[...select.options].map(words).join("', '")}'`);
  option.selected = true;
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
