import type { PGlite, QueryOptions, Results } from "@electric-sql/pglite";
import { protocol } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import type { Session } from "./session-adapter.server";

const { serialize } = protocol;
const { CommandCompleteMessage, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } =
  protocol.messages;

/** Each keeps a plan of some tens of kilobytes in the engine's memory. */
const STATEMENTS_MAX = 150;

const PREPARABLE = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|BEGIN|COMMIT|ROLLBACK|SET LOCAL)\b/i;

/** A statement that the engine knows by a name. */
interface Prepared {
  name: string;
  /** Types of its parameters, by their numbers in PostgreSQL's catalogue. */
  parameters: readonly number[];
  fields: Results["fields"];
}

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/**
 * A session of the embedded database that parses and plans each statement once, and asks in one call instead of six.
 * Other than plain statements go PGlite's own way and drop all prepared ones, since they may change a table.
 */
export class PreparedSession implements Session {
  #named = 0;
  /** Names that the engine forgets with the next call. */
  #closing: string[] = [];
  readonly #statements = new LRUCache<string, Prepared>({
    max: STATEMENTS_MAX,
    dispose: ({ name }) => this.#closing.push(name),
  });

  constructor(private readonly pglite: PGlite) {}

  exec(script: string) {
    this.#statements.clear();
    return this.pglite.exec(script);
  }

  /** Runs one statement; its rows are lists of values. */
  async query<Row>(sql: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> {
    if (!PREPARABLE.test(sql) || options.rowMode !== "array") {
      this.#statements.clear();
      return this.pglite.query<Row>(sql, values, options);
    }
    const prepared = this.#statements.get(sql) ?? (await this.#prepare(sql));
    const bound = serialize.bind({ statement: prepared.name, values: this.#serialize(values, prepared) });
    try {
      return this.#read<Row>(await this.#ask(bound, serialize.execute()), prepared, options);
    } catch (error) {
      this.#statements.delete(sql);
      throw error;
    }
  }

  async #prepare(sql: string): Promise<Prepared> {
    this.#named += 1;
    const name = `s${this.#named}`;
    try {
      const messages = await this.#ask(serialize.parse({ name, text: sql }), serialize.describe({ type: "S", name }));
      const parameters = messages.find((message) => message instanceof ParameterDescriptionMessage)?.dataTypeIDs ?? [];
      const columns = messages.find((message) => message instanceof RowDescriptionMessage)?.fields ?? [];
      const fields = columns.map(({ name: column, dataTypeID }) => ({ name: column, dataTypeID }));
      const prepared = { name, parameters, fields };
      this.#statements.set(sql, prepared);
      return prepared;
    } catch (error) {
      this.#closing.push(name);
      throw error;
    }
  }

  #ask(...requests: Uint8Array[]): Promise<Messages> {
    const closed = this.#closing.splice(0).map((name) => serialize.close({ type: "S", name }));
    const bytes = Buffer.concat([...closed, ...requests, serialize.sync()]);
    return this.pglite.execProtocolStream(bytes, { syncToFs: false });
  }

  #serialize(values: readonly unknown[], { parameters }: Prepared) {
    return values.map((value, i) => {
      if (value === null || value === undefined) return null;
      const serializer = this.pglite.serializers[parameters[i] ?? 0];
      return serializer ? serializer(value) : String(value);
    });
  }

  #read<Row>(messages: Messages, { fields }: Prepared, { parsers = {} }: QueryOptions): Results<Row> {
    const readers = fields.map(({ dataTypeID }) => parsers[dataTypeID] ?? this.pglite.parsers[dataTypeID]);
    const read = (text: string | null, i: number): unknown =>
      text === null ? null : (readers[i]?.(text, fields[i]?.dataTypeID) ?? text);
    const rows = messages.flatMap((message) => (message instanceof DataRowMessage ? [message.fields.map(read)] : []));
    const done = messages.find((message) => message instanceof CommandCompleteMessage)?.text ?? "";
    // PostgreSQL ends a statement with a tag such as "INSERT 0 5" or "UPDATE 3".
    const affectedRows = /^(INSERT|UPDATE|DELETE)\b/.test(done) ? Number(done.split(" ").at(-1)) : 0;
    return { rows: rows as Row[], fields, affectedRows };
  }
}
