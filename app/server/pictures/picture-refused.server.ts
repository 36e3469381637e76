/** Why a file is no picture that we can show. */
export class PictureRefusedError extends Error {
  override name = "PictureRefusedError";

  constructor(
    readonly reason: "kind" | "pixels" | "damaged",
    options?: { cause?: unknown },
  ) {
    super(`The picture is refused: ${reason}`, options);
  }
}
