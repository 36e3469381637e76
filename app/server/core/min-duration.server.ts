/** Does the work in at least `ms` milliseconds, so that how long it takes does not tell what was found. */
export async function withMinDuration<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const passed = new Promise((resolve) => setTimeout(resolve, ms));
  const [result] = await Promise.all([work, passed]);
  return result;
}
