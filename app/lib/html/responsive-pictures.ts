import { pictureSourceSet, readShownPicture } from "~/lib/web/picture-address";

/** As wide as a column of text, of 68 characters, or as the phone. */
const SIZES = "(min-width: 48rem) 42rem, 100vw";

const PIECE = /<a\b|<\/a>|<img\b[^<>]*>/g;

export interface ResponsivePictures {
  html: string;
  /** How many of its pictures lie on other sites, from where no page of this one shows any. */
  foreignPictures: number;
}

/**
 * Sanitised rich text with its own pictures in every width and kind. The page's policy blocks pictures of other sites:
 * each becomes a link in the words of its alternative text.
 * @param siteHost host (and port) of this site, for its pictures that are given by their whole address
 */
export function withResponsivePictures(html: string, siteHost?: string): ResponsivePictures {
  let foreignPictures = 0;
  let isLinked = false;
  const shown = html.replace(PIECE, (piece) => {
    if (!piece.startsWith("<img")) {
      isLinked = piece === "<a";
      return piece;
    }
    const src = attribute(piece, "src");
    const path = src.startsWith("/") ? src : ownPath(src, siteHost);
    const own = piece.replace(` src="${src}"`, () => ` src="${path}"`);
    if (path) return ownPicture(own, path);
    foreignPictures += 1;
    const words = attribute(piece, "alt").trim() || src;
    return isLinked ? words : `<a href="${src}" rel="noopener">${words}</a>`;
  });
  return { html: shown, foreignPictures };
}

/** The path of an address on this site, escaped as it was; null for one of another. */
function ownPath(address: string, siteHost: string | undefined): string | null {
  const [, host, path] = /^https?:\/\/([^/?#]+)(\/(?!\/).*)$/i.exec(address) ?? [];
  return host && path && host.toLowerCase() === siteHost ? path : null;
}

/** As `ui/picture` shows one; a size that the writer chose stays. */
function ownPicture(img: string, src: string): string {
  const stored = readShownPicture(src);
  if (!stored) return img;
  const room = / (?:width|height)="/.test(img) ? "" : ` width="${stored.width}" height="${stored.height}"`;
  const [avif, webp] = [pictureSourceSet(stored, "avif"), pictureSourceSet(stored, "webp")];
  const sized = img.replace(/(?<!\s)\s*\/?>$/, `${room} srcset="${webp}" sizes="${SIZES}" />`);
  return `<picture class="picture"><source type="image/avif" srcset="${avif}" sizes="${SIZES}" />${sized}</picture>`;
}

/** As it stands in the text, escaped. */
function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
