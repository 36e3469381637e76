import { closeSync, fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { EngineStoppedError } from "~/server/db/engine-stopped-error.server";

/** An open file of the engine; `nfd` is the descriptor of this process. */
interface Stream {
  nfd: number;
  node: { mode: number };
}

/** The parts of Emscripten's module with which files reach the disk, and by which PGlite enters the engine. */
interface EmscriptenModule {
  FS: { isDir(mode: number): boolean; ErrnoError: new (errno: number) => Error };
  NODEFS: {
    stream_ops: { open(stream: Stream): void; close(stream: Stream): void; fsync?(stream: Stream): number };
  };
  onAbort?: (what: unknown) => void;
  [entry: string]: unknown;
}

const EIO = 29;

/** Every way into the engine that a query takes. */
const ENTRIES = ["_PostgresMainLoopOnce", "_PostgresSendReadyForQueryIfNecessary", "_pgl_pq_flush", "stackRestore"];

/**
 * PGlite's file system with two things it lacks. A working fsync: without it a power cut loses the last seconds and
 * often the whole directory. And an end after a panic of PostgreSQL (its log could not be written): PGlite would call
 * the dead engine again and never return.
 */
export class DurableNodeFS extends NodeFS {
  /** How many files and directories were flushed to the disk since the database was opened. */
  fsyncCount = 0;
  readonly #open = new Set<Stream>();
  #module: EmscriptenModule | undefined;

  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (given: unknown) => {
      const module = given as EmscriptenModule;
      this.#module = module;
      this.#trackFiles(module);
      this.#installFsync(module);
      module.onAbort = () => this.#barEntries("PostgreSQL stopped with a panic");
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

  /** Makes certain that this engine touches no file any more, so that the directory can be opened anew. */
  abandon() {
    this.#barEntries("The database was abandoned after a failure");
    for (const stream of this.#open) {
      this.#open.delete(stream);
      closeSync(stream.nfd);
    }
  }

  #barEntries(reason: string) {
    const refuse = () => {
      throw new EngineStoppedError(reason);
    };
    if (this.#module) Object.assign(this.#module, Object.fromEntries(ENTRIES.map((entry) => [entry, refuse])));
  }

  #trackFiles({ NODEFS: { stream_ops } }: EmscriptenModule) {
    const { open, close } = stream_ops;
    stream_ops.open = (stream) => {
      open(stream);
      this.#open.add(stream);
    };
    stream_ops.close = (stream) => {
      close(stream);
      this.#open.delete(stream);
    };
  }

  #installFsync({ FS, NODEFS }: EmscriptenModule) {
    NODEFS.stream_ops.fsync = ({ nfd, node }) => {
      // Windows cannot flush a directory, and does not need to.
      if (process.platform === "win32" && FS.isDir(node.mode)) return 0;
      try {
        fsyncSync(nfd);
      } catch {
        throw new FS.ErrnoError(EIO);
      }
      this.fsyncCount += 1;
      return 0;
    };
  }
}
