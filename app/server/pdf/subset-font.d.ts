declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "sfnt" | "truetype" | "woff" | "woff2";
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    /** A place on each axis, at which the font is fixed. */
    variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
