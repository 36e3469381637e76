const SECRET_FIELD = /password|api_?key/i;

/**
 * The text fields of a post, so that they can be offered again after a failure.
 * Passwords, provider keys and files are left out; an unreadable body gives no fields.
 */
export async function keptFields(request: Request): Promise<[name: string, value: string][]> {
  try {
    const form = await request.formData();
    return [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !SECRET_FIELD.test(entry[0]),
    );
  } catch {
    return [];
  }
}
