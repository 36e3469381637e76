const SECRET_FIELD = /password|api_?key/i;

/**
 * The text fields of a post, so that they can be offered again after a failure.
 * Passwords, provider keys and files are left out; an unreadable body gives no fields.
 */
export async function keptFields(request: Request): Promise<[name: string, value: string][]> {
  try {
    return keptFieldsOf(await request.formData());
  } catch {
    return [];
  }
}

/** The same of a form that was read already. */
export function keptFieldsOf(form: FormData): [name: string, value: string][] {
  return [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !SECRET_FIELD.test(entry[0]),
  );
}
