/** The page numbers to offer: the first, the last, the current one and its neighbours; null stands for a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((each) => each >= 1 && each <= pageCount);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((each, i) => {
    const missing = each - (sorted[i - 1] ?? 0) - 1;
    if (missing === 1) return [each - 1, each];
    return missing > 1 ? [null, each] : [each];
  });
}
