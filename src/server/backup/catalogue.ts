// Reads PostgreSQL's system catalogs about our tables.
import { Client, escapeIdentifier } from 'pg';

type TableName = { schema: string; name: string; columns: string[] };

// Everything except what belongs to PostgreSQL or to an extension.
const ours = (catalogue: string, oid: string, namespace: string) =>
  `${namespace} in (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
   and not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** A connection for a backup or a restore: without time limits, and with fixed formats for reading and writing values. */
export async function connectAsOwner(ownerUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: ownerUrl,
    application_name: 'fairlead backup',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // If the connection ends, the query that needed it reports the error.
  client.on('error', () => {});
  await client.connect();
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1`,
  );
  return client;
}

/** Every table with its stored columns, in order. */
export async function tablesOf(client: Client): Promise<TableName[]> {
  const { rows } = await client.query<TableName>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${ours('pg_class', 'c.oid', 'c.relnamespace')} group by 1, 2 order by 1, 2`);
  return rows;
}

export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

/** Tables of which this user can't see every row because of row level security. */
export async function hiddenFrom(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and ${ours('pg_class', 'c.oid', 'c.relnamespace')} and row_security_active(c.oid)
      and (exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive)
        or not exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('*', 'r') and pg_get_expr(p.polqual, p.polrelid) = 'true'
          and exists (select from unnest(p.polroles) role where role = 0 or pg_has_role(current_user, role, 'usage'))))`);
  return rows.map(({ name }) => name);
}

type SequenceState = { schema: string; name: string; lastValue: string; isCalled: boolean };

/** The state of every sequence. */
export async function sequencesOf(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${ours('pg_class', 'c.oid', 'c.relnamespace')} order by 1, 2`);
  const states: SequenceState[] = [];
  for (const sequence of rows) {
    const {
      rows: [state],
    } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(sequence)}`,
    );
    if (state) states.push({ ...sequence, ...state });
  }
  return states;
}

type ForeignKey = { table: string; name: string; definition: string };

export async function foreignKeysOf(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k where k.contype = 'f' and ${ours('pg_constraint', 'k.oid', 'k.connamespace')} order by 1, 2`);
  return rows;
}

/** Tables whose row level security also applies to their owner. */
export async function forcedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.relforcerowsecurity and ${ours('pg_class', 'c.oid', 'c.relnamespace')}`,
  );
  return rows.map(({ name }) => name);
}

/** The row count and a checksum of each table. It is independent of what a backup copies, because it is used to check the backup. */
export async function contentOf(client: Client): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const table of await tablesOf(client)) {
    const {
      rows: [row],
    } = await client.query<{ summary: string }>(
      `select count(*) || ' rows, ' || coalesce(md5(string_agg(sum, '' order by sum)), 'none') as summary from (select md5(x::text) as sum from ${quoted(table)} x) s`,
    );
    content[quoted(table)] = row?.summary ?? '';
  }
  return content;
}

// The owner may have a different name on another server.
const role = (oid: string) =>
  `case when ${oid} = 0 then 'public' when ${oid} = current_user::regrole then 'owner' else ${oid}::regrole::text end`;
const granted = (what: string, acl: string, owner: string) =>
  `select ${what} || ' to ' || ${role('g.grantee')} || ': ' || g.privilege_type || case when g.is_grantable then ' with grant option' else '' end from %s cross join aclexplode(${acl}) g where g.grantee <> ${owner}`;
const grantedOn = (from: string, where: string, ...what: [string, string, string]) =>
  `${granted(...what).replace('%s', from)} and ${where}`;

/** Everything else in the database, one line each: columns, constraints, indexes, policies, grants, triggers, functions. */
export async function structureOf(client: Client): Promise<string[]> {
  const tables = ours('pg_class', 'c.oid', 'c.relnamespace');
  const functions = ours('pg_proc', 'f.oid', 'f.pronamespace');
  const { rows } = await client.query<{ line: string }>(`
    select 'extension ' || extname as line from pg_extension
    union all select 'table ' || c.oid::regclass || ' ' || c.relkind::text || ' of ' || ${role('c.relowner')} || case when c.relrowsecurity then ' walled' else '' end || case when c.relforcerowsecurity then ' for its owner too' else '' end
      from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S') and ${tables}
    union all select 'column ' || c.oid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end || ' ' || a.attidentity::text || a.attgenerated::text || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind in ('r', 'p') and ${tables}
    union all select 'constraint ' || k.conrelid::regclass || '.' || k.conname || ' ' || pg_get_constraintdef(k.oid) || case when k.convalidated then '' else ' never proven' end from pg_constraint k where k.contype <> 'n' and k.conrelid <> 0 and ${ours('pg_constraint', 'k.oid', 'k.connamespace')}
    union all select 'index ' || pg_get_indexdef(c.oid) || case when i.indisvalid then '' else ' invalid' end from pg_class c join pg_index i on i.indexrelid = c.oid where ${tables}
    union all select 'policy ' || p.polrelid::regclass || '.' || p.polname || ' ' || p.polcmd::text || ' ' || p.polpermissive || ' to ' || (select string_agg(${role('each')}, ', ' order by 1) from unnest(p.polroles) each) || ' using ' || coalesce(pg_get_expr(p.polqual, p.polrelid), '-') || ' check ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '-') from pg_policy p
    union all select 'trigger ' || pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text from pg_trigger t where not t.tgisinternal
    union all select 'function ' || f.oid::regprocedure || ' of ' || ${role('f.proowner')} || ' ' || md5(pg_get_functiondef(f.oid)) from pg_proc f where f.prokind in ('f', 'p') and ${functions}
    union all ${grantedOn('pg_class c', tables, `'grant on ' || c.oid::regclass`, 'c.relacl', 'c.relowner')}
    union all ${grantedOn('pg_class c join pg_attribute a on a.attrelid = c.oid', tables, `'grant on ' || c.oid::regclass || '.' || a.attname`, 'a.attacl', 'c.relowner')}
    union all ${grantedOn('pg_proc f', functions, `'grant on ' || f.oid::regprocedure`, `coalesce(f.proacl, acldefault('f', f.proowner))`, 'f.proowner')}
    union all ${grantedOn('pg_namespace n', `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`, `'grant on schema ' || n.nspname`, 'n.nspacl', 'n.nspowner')}
    order by 1`);
  return rows.map(({ line }) => line);
}
