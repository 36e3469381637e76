import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";

/** What a program that was written for a database relies on: each fact as one line of text. */
export interface SchemaContract {
  /** Tables, columns with their types, enum values, functions, and what `ON CONFLICT` may name. */
  promised: Set<string>;
  /** `table.column` of each column that an INSERT must fill. */
  required: Set<string>;
  /** Each rule for what may be stored, with the columns that it looks at. */
  rules: Map<string, string[]>;
  /** `table.column` of every column. */
  columns: Set<string>;
}

const OWN = "n.nspname = 'public' AND c.relname <> '_prisma_migrations'";

const COLUMNS = `
  SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attgenerated::text,
    a.attnotnull AND NOT a.atthasdef AND a.attidentity = ''
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE ${OWN} AND c.relkind IN ('r', 'v', 'p') AND a.attnum > 0 AND NOT a.attisdropped`;

const VALUES = `
  SELECT t.typname, e.enumlabel FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid`;

const FUNCTIONS = `
  SELECT p.proname, pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid)
  FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname = 'public' AND pg_get_function_result(p.oid) <> 'trigger'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

const UNIQUE = `
  SELECT c.relname, pg_get_expr(i.indpred, i.indrelid),
    (SELECT string_agg(pg_get_indexdef(i.indexrelid, k, true), ', ' ORDER BY k) FROM generate_series(1, i.indnkeyatts) k),
    (SELECT string_agg(a.attname, ',') FROM pg_attribute a WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey))
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE ${OWN} AND i.indisunique`;

const CONSTRAINTS = `
  SELECT c.relname, pg_get_constraintdef(o.oid),
    (SELECT string_agg(a.attname, ',') FROM pg_attribute a WHERE a.attrelid = o.conrelid AND a.attnum = ANY (o.conkey))
  FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE ${OWN} AND o.contype IN ('c', 'f', 'x')`;

/** Reads the contract of a database as it is now. */
export async function readSchemaContract(adapter: SqlDriverAdapter): Promise<SchemaContract> {
  const read = async (sql: string) => (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows;
  const contract: SchemaContract = { promised: new Set(), required: new Set(), rules: new Map(), columns: new Set() };
  for (const [table, column, type, generated, isRequired] of await read(COLUMNS)) {
    contract.promised.add(`table ${table}`);
    contract.promised.add(`column ${table}.${column} ${type}${generated ? " generated" : ""}`);
    contract.columns.add(`${table}.${column}`);
    if (isRequired) contract.required.add(`${table}.${column}`);
  }
  for (const [type, value] of await read(VALUES)) contract.promised.add(`value ${value} of ${type}`);
  for (const [name, args, result] of await read(FUNCTIONS))
    contract.promised.add(`function ${name}(${args}) ${result}`);
  const addRule = (rule: string, table: unknown, columns: unknown) =>
    contract.rules.set(
      rule,
      String(columns ?? "")
        .split(",")
        .map((column) => `${table}.${column}`),
    );
  for (const [table, where, expressions, columns] of await read(UNIQUE)) {
    const rule = `unique ${table} (${expressions})${where ? ` where ${where}` : ""}`;
    contract.promised.add(rule);
    addRule(rule, table, columns);
  }
  for (const [table, definition, columns] of await read(CONSTRAINTS))
    addRule(`${table}: ${definition}`, table, columns);
  return contract;
}

/**
 * Values that stand in a column of the former database and that its enum did not have: a program which was written for
 * that cannot read their rows.
 */
export async function listUnknownValues(adapter: SqlDriverAdapter, former: SchemaContract): Promise<string[]> {
  const facts = [...former.promised];
  const unknown: string[] = [];
  for (const fact of facts) {
    const [, table, column, type] = /^column (\w+)\.(\w+) "?(\w+)"?$/.exec(fact) ?? [];
    const known = valuesOf(facts, type);
    if (known.length === 0) continue;
    const sql = `SELECT DISTINCT "${column}"::text FROM "${table}" WHERE "${column}" IS NOT NULL`;
    const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
    const strange = rows.map(([value]) => String(value)).filter((value) => !known.includes(value));
    unknown.push(...strange.map((value) => `${table}.${column}: ${value}`));
  }
  return unknown;
}

function valuesOf(facts: readonly string[], type = ""): string[] {
  const end = ` of ${type}`;
  return facts
    .filter((fact) => fact.startsWith("value ") && fact.endsWith(end))
    .map((fact) => fact.slice(6, -end.length));
}

/** Why a program written for the former database would fail on the present one; none where it serves on. */
export function brokenPromises(former: SchemaContract, present: SchemaContract): string[] {
  const gone = [...former.promised].filter((fact) => !present.promised.has(fact)).map((fact) => `gone: ${fact}`);
  const isOfFormerTable = (column: string) => former.promised.has(`table ${column.split(".")[0]}`);
  const demanded = [...present.required]
    .filter((column) => isOfFormerTable(column) && !former.required.has(column))
    .map((column) => `must be filled now: ${column}`);
  const refused = [...present.rules]
    .filter(([rule, columns]) => !former.rules.has(rule) && columns.every((column) => former.columns.has(column)))
    .map(([rule]) => `may be refused now: ${rule}`);
  return [...gone, ...demanded, ...refused];
}
