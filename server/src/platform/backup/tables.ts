import type { TransactionSql } from 'postgres'

/** A table as a backup sees it. */
export interface TableContent {
  /** Quoted, with its schema. */
  readonly name: string
  /** Quoted; without those that the database computes. */
  readonly columns: readonly string[]
}

/** How many rows a table has, and one number that changes when any of them does, whatever their order. */
export interface TableSeal {
  readonly rows: number
  readonly checksum: string
}

// These say something about this machine, not about the data.
const local = ['schema_migrations', 'worker_processes', 'search_rankings']
const jobTables = ['_private_job_queues', '_private_tasks', '_private_jobs']

/** All tables with data, each after those that it refers to. */
export async function tablesInOrder(sql: TransactionSql): Promise<readonly TableContent[]> {
  const tables = await sql<{ oid: number; name: string; columns: string[]; needs: number[] }[]>`
    select c.oid::int, format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select k.confrelid::int from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and not k.condeferrable
          and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (
      (n.nspname = 'public' and c.relname <> all(${local})) or
      (n.nspname = 'graphile_worker' and c.relname = any(${jobTables})))
    order by name`
  const ordered: TableContent[] = []
  const placed = new Set<number>()
  let rest = [...tables]
  while (rest.length > 0) {
    const ready = rest.filter(({ needs }) =>
      needs.every((oid) => placed.has(oid) || !rest.some((table) => table.oid === oid)),
    )
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle')
    for (const { oid, name, columns } of ready) {
      ordered.push({ name, columns })
      placed.add(oid)
    }
    rest = rest.filter(({ oid }) => !placed.has(oid))
  }
  return ordered
}

/** How many rows a table has, and a sum of their hashes that no order of them changes. */
export async function sealOf(
  sql: TransactionSql,
  { name, columns }: TableContent,
): Promise<TableSeal> {
  const [row] = await sql.unsafe<{ rows: number; checksum: string }[]>(`
    select count(*)::int as rows,
      coalesce(sum(hashtextextended(row(${columns.join(', ')})::text, 0)::numeric), 0)::text as checksum
    from ${name}`)
  return { rows: row?.rows ?? 0, checksum: row?.checksum ?? '0' }
}

/** Lets the counters of identity columns go on after the highest number that is there. */
export async function advanceCounters(sql: TransactionSql): Promise<void> {
  const counters = await sql<{ table: string; column: string; sequence: string }[]>`
    select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column,
      pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as sequence
    from information_schema.columns
    where is_identity = 'YES' and table_schema in ('public', 'graphile_worker')`
  for (const { table, column, sequence } of counters)
    await sql.unsafe(
      `select setval('${sequence}', coalesce((select max(${column}) from ${table}), 0) + 1, false)`,
    )
}
