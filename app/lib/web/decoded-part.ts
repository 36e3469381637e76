/** A part of an address as it reads once percent-decoded; null where it is encoded wrongly. */
export function decodedPart(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
