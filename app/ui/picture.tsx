import { pictureSourceSet, readShownPicture } from "~/lib/web/picture-address";

export type PictureProps = {
  /** As it is stored: the address of an uploaded picture, or any other path of this site. */
  src: string;
  alt: string;
  /** How wide it stands in the page, as `sizes` of HTML says it. */
  sizes: string;
  /** Assumed of a picture whose address does not say its own. */
  width?: number;
  height?: number;
  className?: string;
  /** Fills a frame that is positioned, cut where that has another shape. */
  isFilling?: boolean;
  /** In sight when the page opens: loaded at once. */
  isFirst?: boolean;
};

/** A picture in the smallest file that fits its place and that the browser reads; its size is known beforehand. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, width = 1600, height = 1000, className = "", isFilling = false, isFirst = false } = props;
  const stored = readShownPicture(src);
  const look = `${isFilling ? "absolute inset-0 size-full object-cover " : ""}${className}`.trim() || undefined;
  const image = { src, className: look, loading: isFirst ? "eager" : "lazy", decoding: "async" } as const;
  if (!stored) return <img {...image} alt={alt} width={width} height={height} />;
  return (
    <picture className="picture contents">
      <source type="image/avif" srcSet={pictureSourceSet(stored, "avif")} sizes={sizes} />
      <img
        {...image}
        alt={alt}
        srcSet={pictureSourceSet(stored, "webp")}
        sizes={sizes}
        width={stored.width}
        height={stored.height}
      />
    </picture>
  );
}
