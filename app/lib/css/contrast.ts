/** The red, green and blue of `#rrggbb`; null for anything else. */
function channelsOf(colour: string): [number, number, number] | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  if (!red || !green || !blue) return null;
  return [red, green, blue].map((hex) => Number.parseInt(hex, 16) / 255) as [number, number, number];
}

/** Source: WCAG 2.2, relative luminance. */
function luminance(channels: [number, number, number]): number {
  const [red, green, blue] = channels.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours as WCAG counts it, from 1 to 21; 1 for what is no colour of the kind `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  if (!first || !second) return 1;
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
