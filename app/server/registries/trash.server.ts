import type { JsonObject, Transaction } from "~/server/db/transaction.server";

/** A kind of row that the office deletes and may bring back. */
export interface TrashedKind {
  /** As the trash stores it. */
  kind: string;
  /** What the office calls it. */
  label: string;
  /** The table of its row, whose key is `id`. */
  table: string;
  /** What to say where another has by now what must be its own; without it, the address is meant. */
  taken?: string;
  /**
   * Makes sure that a row still has its place, held until the commit.
   * @returns the row as it takes its place @throws DomainError `conflict`
   */
  takePlace?: (tx: Transaction, row: JsonObject) => Promise<JsonObject>;
  /** Runs once the row stands again. */
  afterRestore?: (tx: Transaction, row: JsonObject) => Promise<void>;
}
