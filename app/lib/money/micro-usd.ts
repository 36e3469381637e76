const small = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** `12300` millionths of a dollar as '0,0123 $US', which no other dollar is. */
export function formatMicroUsd(microUsd: number): string {
  return `${small.format(microUsd / 1_000_000).replaceAll("\u202f", "\u00a0")}\u00a0$US`;
}
