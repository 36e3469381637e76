/** The field in which conform says what a button asks of a list in its form. */
export const LIST_STEP = "__intent__";

/** Whether the pressed button only makes a list of the form longer or shorter. */
export function isListStep(form: FormData): boolean {
  return form.has(LIST_STEP);
}
