import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import type { ExportEntry } from "~/features/wordpress/model/export";
import { UnreadableExportError } from "~/features/wordpress/model/export";
import { ExportBuilder } from "./export-builder.server";

/** Of one text, in characters: the parser holds it whole. */
const TEXT_MAX = 4 * 1024 * 1024;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them, and exports of old articles hold some
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * What an export holds, read as it goes: of a file of any size no more is in memory than its longest text.
 * @throws UnreadableExportError for what is no export, is cut off, or declares entities, of which a few lines may stand for gigabytes
 */
export async function* readExport(file: string): AsyncGenerator<ExportEntry> {
  const builder = new ExportBuilder();
  const parser = startParser(builder);
  const source = createReadStream(file, { encoding: "utf8" });
  try {
    for await (const chunk of source as AsyncIterable<string>) {
      parser.write(chunk.replace(FORBIDDEN, ""));
      if (parser.position - builder.readTo > TEXT_MAX)
        throw unreadable(parser, "un texte dépasse 4 millions de caractères");
      yield* builder.take();
    }
    parser.close();
    yield* builder.take();
  } finally {
    source.destroy();
  }
  if (!builder.isExport) throw new UnreadableExportError(1, "ce n’est pas un export de WordPress (WXR)");
}

function startParser(builder: ExportBuilder): SaxesParser {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    // What HTML alone names stands in titles of old exports; it is read as HTML later.
    if (error.message.endsWith("undefined entity.")) return;
    throw unreadable(parser, "le fichier est abîmé ou incomplet à partir d’ici");
  });
  parser.on("doctype", () => {
    throw unreadable(parser, "un DOCTYPE n’a rien à faire dans un export de WordPress");
  });
  parser.on("opentag", ({ name, attributes }) => {
    builder.readTo = parser.position;
    builder.open(name, attributes as Record<string, string>, parser.line);
  });
  parser.on("closetag", ({ name }) => {
    builder.readTo = parser.position;
    builder.close(name);
  });
  parser.on("text", (text) => builder.add(text));
  parser.on("cdata", (text) => builder.add(text));
  return parser;
}

function unreadable({ line }: SaxesParser, message: string): UnreadableExportError {
  return new UnreadableExportError(line, message);
}
