/** The embedded database may not or cannot be opened. The message is a sentence for whoever runs the process. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}
