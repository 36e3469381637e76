/** What tests use of packages that bring no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html?: string, options?: { url?: string });
    readonly window: Window & typeof globalThis;
  }
}

declare module "jsonfeed-schema" {
  /** JSON Schema of JSON Feed 1.1. */
  const schema: object;
  export default schema;
}
