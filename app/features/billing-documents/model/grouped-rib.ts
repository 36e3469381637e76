/** A RIB as banks print it: bank, town, account and key, '011 780 0000012345678901 23'. */
export function groupedRib(rib: string): string {
  return rib.replace(/^(\d{3})(\d{3})(\d{16})(\d{2})$/, "$1\u00a0$2\u00a0$3\u00a0$4");
}
