/** An amount in MAD as it stands in a form: '1250,5'; empty for none. */
export function moneyText(amountMad: number | null): string {
  return amountMad === null ? "" : String(amountMad).replace(".", ",");
}
