import { normalForm } from "~/lib/text/normal-form";
import { decodedPart } from "./decoded-part";

const NOWHERE = "http://nowhere.invalid";
/** Longest address of an earlier site that is kept, in characters. */
export const OLD_PATH_MAX_LENGTH = 500;
/** By which WordPress names a page where it has no other address, at its home page. */
export const PLAIN_PARAMETERS = ["p", "page_id", "cat"];

/** An earlier site's address in one form: decoded lower-case path, or WordPress's `?p=`; null for '/' or none. */
export function oldPath(address: string): string | null {
  if (!URL.canParse(address, NOWHERE)) return null;
  const { protocol, pathname, searchParams } = new URL(address, NOWHERE);
  if (!/^https?:$/.test(protocol)) return null;
  const known = decodedPart(pathname);
  const readable = known === null ? pathname : normalForm(known, "NFC");
  const path = readable.toLowerCase().replace(/\/+/g, "/").replace(/\/$/, "") || "/";
  const name = path === "/" ? PLAIN_PARAMETERS.find((each) => /^\d+$/.test(searchParams.get(each) ?? "")) : undefined;
  const written = name ? `/?${name}=${searchParams.get(name)}` : path;
  return written === "/" || written.length > OLD_PATH_MAX_LENGTH ? null : written;
}
