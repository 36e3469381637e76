/** What a 503 answer carries to the error boundary: the post to offer again, field by field. */
export interface UnavailableData {
  retry?: { action: string; fields: [name: string, value: string][] };
}
