import type { IOptions } from "sanitize-html";
import sanitize from "sanitize-html";

const ELEMENTS = [
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "path", "rect", "circle", "ellipse", "line", "polyline"],
  ...["polygon", "text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern"],
];

const ATTRIBUTES = [
  ...["id", "class", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "dx", "dy", "fx", "fy"],
  ...["width", "height", "viewBox", "preserveAspectRatio", "points", "transform", "offset", "href", "xlink:href"],
  ...["fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"],
  ...["stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "stroke-opacity", "opacity", "clip-path"],
  ...["clip-rule", "mask", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod"],
  ...["patternUnits", "patternTransform", "clipPathUnits", "maskUnits", "font-family", "font-size", "font-weight"],
  ...["text-anchor", "letter-spacing", "xmlns", "xmlns:xlink", "version"],
];

/** A reference may lead to a part of the same drawing alone. */
const OWN_PART = /^#[\w.-]+$/;
const OTHER_PLACE = /url\(\s*(?!["']?#)|\\/i;

const options: IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: { "*": ATTRIBUTES },
  allowedSchemes: [],
  allowProtocolRelative: false,
  nonTextTags: ["script", "style", "foreignObject", "iframe", "object", "embed", "audio", "video", "metadata"],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  parseStyleAttributes: false,
  nestingLimit: 60,
  transformTags: {
    "*": (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(([name, value]) =>
          /href$/i.test(name) ? OWN_PART.test(value) : !OTHER_PLACE.test(value),
        ),
      ),
    }),
  },
};

/** A drawing that runs and loads nothing, by an allow-list, with references to its own parts; null if no sized SVG. */
export function sanitizeSvg(source: string): string | null {
  const clean = sanitize(source, options).trim();
  const start = clean.indexOf("<svg");
  const end = clean.lastIndexOf("</svg>");
  if (start < 0 || end < start) return null;
  const drawing = clean.slice(start, end + "</svg>".length);
  const [root = ""] = /^<svg\b[^>]*>/.exec(drawing) ?? [];
  const isSized = /\sviewBox=/.test(root) || (/\swidth=/.test(root) && /\sheight=/.test(root));
  if (!isSized) return null;
  return /\sxmlns=/.test(root) ? drawing : drawing.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}
