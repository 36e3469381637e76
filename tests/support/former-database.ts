import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const script = gunzipSync(readFileSync("tests/fixtures/former-database.sql.gz")).toString();

/** Puts into an empty database what the migrations before `init` made in PostgreSQL, as pg_dump wrote it. */
export const formerDatabase = `${script}\nRESET search_path;\n`;

/** Takes everything out of a database, so that it can be put in. */
export const emptyDatabase = "DROP SCHEMA public CASCADE; CREATE SCHEMA public;";
