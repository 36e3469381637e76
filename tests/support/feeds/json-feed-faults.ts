import { Ajv } from "ajv";
import schema from "jsonfeed-schema";

/** RFC 3339, section 5.6. */
const DATE_TIME =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

const ajv = new Ajv({
  allErrors: true,
  strict: false,
  formats: { uri: (text: string) => URL.canParse(text), "date-time": DATE_TIME },
});
const validate = ajv.compile(schema);

/** Where a JSON feed is not as the schema of version 1.1 wants it, in words; none for a valid one. */
export function jsonFeedFaults(feed: unknown): string[] {
  validate(feed);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "feed"} ${message}`);
}
