/** The database may not or cannot be opened. The message is a sentence for the operator. */
export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";

  /** @param reason what kept the server of DATABASE_URL from being asked, with its SQLSTATE where it said so itself */
  constructor(
    message: string,
    readonly reason?: { code: string | undefined; message: string },
  ) {
    super(message);
  }
}
