import { keptFieldsOf } from "~/lib/kept-fields";

/** What can be offered again of a post after a failure; an unreadable body gives no fields. */
export async function keptFields(request: Request): Promise<[name: string, value: string][]> {
  try {
    return keptFieldsOf(await request.formData());
  } catch {
    return [];
  }
}
