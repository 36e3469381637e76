/** `numerator / denominator` to the nearest whole, halves away from zero. @throws RangeError beyond a safe integer */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [absolute(numerator), absolute(denominator)];
  const quotient = (2n * top + bottom) / (2n * bottom);
  const result = Number(isNegative ? -quotient : quotient);
  if (!Number.isSafeInteger(result)) throw new RangeError("The amount is no safe integer");
  return result === 0 ? 0 : result;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Splits a whole exactly: the largest remainders take what rounding down leaves. @param weights >= 0, not all zero */
export function splitByWeights(whole: number, weights: readonly number[]): number[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight));
  const parts = exact.map((share) => Number(share / total));
  const left = whole - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((share, index) => ({ index, remainder: absolute(share % total) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  for (const { index } of order.slice(0, Math.abs(left))) parts[index] = (parts[index] ?? 0) + Math.sign(left);
  return parts;
}
