import { normalForm } from "~/lib/text/normal-form";
import { oneLine } from "./clean-text";

const MAX_LENGTH = 150;
/** Of what is read at all: folders may stand before the name. */
const READ_MAX_LENGTH = 4000;
const EXTENSION = /\.[a-z0-9]{1,10}$/i;

/**
 * By which extensions a file of a kind may be named; the first is given to one that has another. A kind that is not
 * here has its own name as its only extension. No system runs or installs a file of any of these.
 */
const EXTENSIONS: Readonly<Record<string, string>> = {
  pdf: "pdf ai",
  ps: "ps eps ai",
  eps: "eps ai ps",
  psd: "psd psb",
  jpeg: "jpg jpeg jpe jfif",
  tif: "tif tiff",
  heic: "heic heif",
  avif: "avif avifs",
  mp4: "mp4 m4v",
  mov: "mov qt",
  gz: "gz tgz",
  zip: "zip docx xlsx pptx odt ods odp epub sketch xd idml pages numbers key kmz",
  cfb: "cfb doc xls ppt vsd pub msg",
  txt: "txt csv tsv md log json geojson xml yaml yml srt vtt ics vcf css sql tex po",
};

/**
 * The name of a file as it may be kept and shown: one line without invisible marks, which could turn the order of its
 * letters round, no folder, 150 characters at most with its extension.
 * @param kind what the file is; another extension than one of this kind is replaced
 * @returns 'fichier' where nothing is left of it
 */
export function fileName(text: string, kind?: string): string {
  const shown = oneLine(normalForm(text.slice(-READ_MAX_LENGTH), "NFC")).replace(
    /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
    "",
  );
  const name = shown.slice(Math.max(shown.lastIndexOf("/"), shown.lastIndexOf("\\")) + 1).replace(/^[\s.]+/, "");
  const { stem, extension } = cut(trimEnd(name));
  const allowed = kind === undefined ? null : (EXTENSIONS[kind] ?? kind).split(" ");
  const isRight = allowed === null || allowed.includes(extension.slice(1).toLowerCase());
  const ending = isRight ? extension : `.${allowed[0]}`;
  return [...stem].slice(0, MAX_LENGTH - ending.length).join("") + ending || "fichier";
}

/** Windows keeps these for devices, whatever their extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i;

/** Linux allows 255 bytes of a name, Windows 260 characters of a whole path. */
const PORTABLE_BYTES = 180;

/** Names for an archive that every system unpacks: nothing that Windows refuses, short, distinct whatever the case. */
export function portableNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const { stem, extension } = cut(trimEnd(fileName(name.replace(/[<>:"/\\|?*]/g, "_"))));
    for (let copy = 1; ; copy += 1) {
      const suffix = (copy === 1 ? "" : ` (${copy})`) + extension;
      const portable = (withinBytes(stem, PORTABLE_BYTES - suffix.length) + suffix).replace(RESERVED, "_$&");
      const folded = portable.toUpperCase().toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return portable;
    }
  });
}

function cut(name: string): { stem: string; extension: string } {
  const at = name.search(EXTENSION);
  // What is nothing but an extension is the name itself.
  return at <= 0 ? { stem: name, extension: "" } : { stem: trimEnd(name.slice(0, at)), extension: name.slice(at) };
}

/** Without the dots and spaces that Windows takes off the end, behind which an extension would hide. */
function trimEnd(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name[end - 1] ?? "")) end -= 1;
  return name.slice(0, end);
}

function withinBytes(text: string, max: number): string {
  let kept = "";
  let bytes = 0;
  for (const letter of text) {
    bytes += new TextEncoder().encode(letter).length;
    if (bytes > max) break;
    kept += letter;
  }
  return trimEnd(kept);
}
