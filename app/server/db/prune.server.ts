const BATCH = 5_000;
const BATCHES_MAX = 20;

/**
 * Deletes old rows a few thousand at a time, so that no statement holds the others up; what is left is for the next hour.
 * @param deleteSome deletes as many rows as it is told at most, and gives how many they were
 */
export async function pruneRows(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  for (let batches = 0; batches < BATCHES_MAX; batches += 1) {
    if ((await deleteSome(BATCH)) < BATCH) return;
  }
}
