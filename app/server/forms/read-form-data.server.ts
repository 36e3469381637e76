/** What a request posts; an unreadable body is a form without fields. */
export async function formOrNothing(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
