import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";

const OWN = "n.nspname = 'public' AND c.relname <> '_prisma_migrations'";
const RELATION = "JOIN pg_class c ON c.oid = x.oid_of JOIN pg_namespace n ON n.oid = c.relnamespace";

/** Each fact of the schema as one line; what belongs to an extension is told by that extension alone. */
const FACTS = [
  "SELECT format('extension %s in %s', extname, extnamespace::regnamespace) FROM pg_extension",
  `SELECT format('%s %s %s', c.relkind, c.relname, c.reloptions) FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OWN} AND c.relkind <> 'i'`,
  `SELECT format('type %s (%s)', t.typname, string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder))
    FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid GROUP BY t.oid, t.typname`,
  `SELECT format('column %s.%s: %s of place %s, %s %s %s %s, default %s', c.relname, a.attname,
      format_type(a.atttypid, a.atttypmod), row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum), a.attnotnull,
      a.attidentity, a.attgenerated, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid))
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE ${OWN} AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT format('constraint %s of %s: %s', x.conname, c.relname, pg_get_constraintdef(x.oid))
    FROM (SELECT *, conrelid AS oid_of FROM pg_constraint) x ${RELATION} WHERE ${OWN}`,
  `SELECT pg_get_indexdef(x.indexrelid) FROM (SELECT *, indrelid AS oid_of FROM pg_index) x ${RELATION} WHERE ${OWN}`,
  `SELECT format('%s enabled %s', pg_get_triggerdef(x.oid), x.tgenabled)
    FROM (SELECT *, tgrelid AS oid_of FROM pg_trigger WHERE NOT tgisinternal) x ${RELATION} WHERE ${OWN}`,
  `SELECT format('view %s: %s', viewname, definition) FROM pg_views WHERE schemaname = 'public'`,
  `SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  `SELECT format('search %s: token %s by %s of place %s', g.cfgname, m.maptokentype, m.mapdict::regdictionary, m.mapseqno)
    FROM pg_ts_config g JOIN pg_ts_config_map m ON m.mapcfg = g.oid WHERE g.cfgnamespace = 'public'::regnamespace`,
];

/** What was written as BETWEEN has a pair of brackets of its own, until it was dumped once. */
const BETWEEN = /\(\((\w+ >= \d+)\) AND \((\w+ <= \d+)\)\)/g;

/**
 * The whole schema of a database but its history of migrations, comparable with that of another on the same engine. How the
 * bodies of functions are indented is free.
 */
export async function readCatalog(adapter: SqlDriverAdapter): Promise<string[]> {
  const facts: string[] = [];
  for (const sql of FACTS) {
    const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
    facts.push(...rows.map(([fact]) => String(fact).replaceAll(/\s+/g, " ").replaceAll(BETWEEN, "($1) AND ($2)")));
  }
  return facts.sort();
}
