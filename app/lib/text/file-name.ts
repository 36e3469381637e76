import { oneLine } from "./clean-text";

const MAX_LENGTH = 150;
const EXTENSION = /\.[a-z0-9]{1,10}$/i;

/**
 * The name of a file as it may be kept and shown: one line, no folder, 150 characters at most with its extension.
 * @returns 'fichier' where nothing is left of it
 */
export function fileName(text: string): string {
  const name = oneLine(text.normalize("NFC")).split(/[/\\]/).at(-1)?.replace(/^\.+/, "").trim() ?? "";
  const [extension = ""] = EXTENSION.exec(name) ?? [];
  const stem = [...name.slice(0, name.length - extension.length)].slice(0, MAX_LENGTH - extension.length).join("");
  return stem + extension || "fichier";
}
