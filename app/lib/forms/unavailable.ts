/** What a 503 answer carries to the error boundary: the post to offer again, field by field. */
export interface UnavailableData {
  retry?: { action: string; fields: [name: string, value: string][] };
}

/** What a 500 answer carries to the error boundary: by which its line of the log is found. */
export interface FaultData {
  reference?: string;
}

/** What a 404 answer carries to the error boundary: what was typed about a thing that is gone, to be copied. */
export interface GoneData {
  kept?: { sentence: string; text: string } | null;
}
