/** Whether this is `npm run test:all`, which also does what takes long. */
export const isAll = process.env.TEST_ALL !== undefined;

/** How often a property is tried: 300 times in `npm test`, so many in `npm run test:all`. */
export const propertyRuns = (all: number) => ({ numRuns: isAll ? all : 300 });
