import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** What a release put out before `init`: a script of pg_dump, without rows other than those of its migrations. */
export const formerDatabase = gunzipSync(readFileSync("tests/fixtures/former-database.sql.gz")).toString();

/** Takes everything out of a database, so that `formerDatabase` can be put in. */
export const emptyDatabase = "DROP SCHEMA public CASCADE; CREATE SCHEMA public;";
