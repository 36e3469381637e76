/** The part of busboy 1.6 that we use: the package brings no types. */
declare module "busboy" {
  import type { Readable, Writable } from "node:stream";

  interface FieldInfo {
    valueTruncated: boolean;
  }

  interface FileInfo {
    filename: string | undefined;
    mimeType: string;
  }

  interface Parser extends Writable {
    on(event: "field", listener: (name: string | undefined, value: string, info: FieldInfo) => void): this;
    on(event: "file", listener: (name: string | undefined, bytes: Readable, info: FileInfo) => void): this;
    on(event: "fieldsLimit" | "filesLimit" | "partsLimit", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
  }

  interface Options {
    headers: { "content-type": string };
    /** How the names of files are written: browsers write UTF-8. */
    defParamCharset: "utf8";
    limits: { fieldSize: number; fields: number; files: number };
  }

  /** @throws an Error for a Content-Type that names no boundary */
  export default function busboy(options: Options): Parser;
}
