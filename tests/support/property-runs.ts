/** How often a property is tried: 300 times in `npm test`, so many in `npm run test:all`. */
export const propertyRuns = (all: number) => ({ numRuns: process.env.TEST_ALL ? all : 300 });
