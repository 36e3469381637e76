/** Where the site built for workerd is; not below build, which the other build empties. */
export const EDGE_BUILD = "build-edge";
