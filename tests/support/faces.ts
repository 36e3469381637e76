import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { decompress } from "woff2-encoder";

/** Files of faces below node_modules, by the names of their families. */
const FILES = {
  Arimo: latin("arimo"),
  Roboto: latin("roboto"),
  "Noto Sans": latin("noto-sans"),
  "DejaVu Sans": ["", "-Bold"].map((style) => `dejavu-fonts-ttf/ttf/DejaVuSans${style}.ttf`),
  "Noto Kufi Arabic": arabic("noto-kufi-arabic"),
  "Noto Naskh Arabic": arabic("noto-naskh-arabic"),
  "Noto Sans Arabic": arabic("noto-sans-arabic"),
};

/** A family of faces that comes with the packages. */
export type Family = keyof typeof FILES;

/** What a machine may have installed: the faces of its system, and nothing else. */
export const MACHINES = {
  /** Arimo has the widths of Arial, of Liberation Sans and of Helvetica. */
  arial: ["Arimo", "Noto Naskh Arabic"],
  android: ["Roboto", "Noto Naskh Arabic"],
  noto: ["Noto Sans", "Noto Sans Arabic"],
  kufi: ["Noto Sans", "Noto Kufi Arabic"],
  dejavu: ["DejaVu Sans"],
  /** What the tests see that ask nothing of the faces; DejaVu has the signs that the others lack. */
  tests: ["Arimo", "Noto Naskh Arabic", "DejaVu Sans"],
} satisfies Record<string, Family[]>;

/** One of the machines. */
export type Machine = keyof typeof MACHINES;

function latin(name: string): string[] {
  return [400, 700].map((weight) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
}

function arabic(name: string): string[] {
  return [400, 700].map((weight) => `@fontsource/${name}/files/${name}-arabic-${weight}-normal.woff2`);
}

/** The files of a family, regular and bold, as the system's fonts are kept: without compression. */
function readFaces(family: Family): Promise<Buffer[]> {
  return Promise.all(
    FILES[family].map(async (file) => {
      const bytes = await readFile(`node_modules/${file}`);
      return file.endsWith(".woff2") ? Buffer.from(await decompress(bytes)) : bytes;
    }),
  );
}

/** Writes what each of the machines has installed into a folder, for `fontsOf`. */
export async function installFaces(folder: string): Promise<void> {
  for (const [machine, families] of Object.entries(MACHINES)) {
    await mkdir(path.join(folder, machine), { recursive: true });
    for (const family of families)
      for (const [index, bytes] of (await readFaces(family)).entries())
        await writeFile(path.join(folder, machine, `${family} ${index}.ttf`), bytes);
    await writeFile(path.join(folder, `${machine}.conf`), settingsOf(folder, machine, families));
  }
}

function settingsOf(folder: string, machine: string, families: readonly Family[]): string {
  const preferred = families.map((family) => `<family>${family}</family>`).join("");
  const aliases = ["sans-serif", "serif", "system-ui", "monospace"].map(
    (name) => `<alias><family>${name}</family><prefer>${preferred}</prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    `<dir>${path.join(folder, machine)}</dir><cachedir>${path.join(folder, "cache")}</cachedir>`,
    ...[...aliases, "</fontconfig>"],
  ].join("\n");
}

/** The environment of a browser that finds the faces of one machine in the folder alone, whatever this one has. */
export function fontsOf(folder: string, machine: Machine): Record<string, string> {
  return { FONTCONFIG_FILE: path.join(folder, `${machine}.conf`) };
}
