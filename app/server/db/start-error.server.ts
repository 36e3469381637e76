/** The embedded database may not or cannot be opened. The message is a sentence for the operator. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}
