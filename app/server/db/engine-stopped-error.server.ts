/** The engine has stopped: reopening it replays its log. */
export class EngineStoppedError extends Error {
  override name = "EngineStoppedError";
}
