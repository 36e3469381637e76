/** Where the site built for workerd is. */
export const EDGE_BUILD = "build/edge";
