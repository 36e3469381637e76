import type { RowBrief } from "~/features/generation/model/brief";
import text from "../../../../public/articles-100.csv?raw";
import { readCsv } from "./csv.server";

/** Where the subjects that come with the site can be downloaded, and by what name a run knows them. */
export const SHIPPED_CSV_PATH = "/articles-100.csv";
export const SHIPPED_CSV_NAME = "articles-100.csv";

let read: RowBrief[] | undefined;

/** The subjects that come with the site. */
export function readShippedCsv(): RowBrief[] {
  read ??= readCsv(new TextEncoder().encode(text)).flatMap(({ brief }) => brief ?? []);
  return read;
}
