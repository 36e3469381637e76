import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";

/** Takes what other processes send on a channel. */
export interface ChannelListener {
  onMessage: (payload: string) => void;
  /** Messages may have been missed until now. */
  onGap: () => void;
}

/** A channel between the processes on one database. */
export interface Channel {
  /** Sends at once, outside of any transaction; nothing while the connection is lost. */
  send(payload: string): Promise<void>;
  close(): void;
}

/** One of the two databases, below the circuit breaker. */
export interface Backend {
  readonly kind: "PGlite" | "PostgreSQL";
  readonly isOpen: boolean;
  /** Whether other processes may be on it too. */
  readonly isShared: boolean;
  /** Whether what is open can be read alone, until the disk takes writes again. */
  readonly isReadOnly: boolean;
  /** The connection, made at the first call and after every `discard`. */
  connect(): Promise<SqlDriverAdapter>;
  /** Resolves when the database answers; rejects within two seconds when it does not. */
  probe(): Promise<void>;
  /** Gives up connections which have failed; work which still runs on healthy ones may end. */
  discard(): Promise<void>;
  close(): Promise<void>;
  /** Runs long work, such as a migration, on one session without time limits. */
  withoutTimeouts<T>(work: (adapter: SqlDriverAdapter) => Promise<T>): Promise<T>;
  /** Hears what other processes send; null where there are none. */
  openChannel(name: string, listener: ChannelListener): Channel | null;
  /** The reason why a write would fail or do harm now, found before it is sent. */
  reasonToRefuseWrites(): string | undefined;
}
