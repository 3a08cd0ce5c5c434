import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openFileStore } from '../platform/file-store.ts';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { fileColumns } from './references.ts';
import { documentName, sweepFiles } from './store.ts';

const world = aWorld();
const aStore = () => openFileStore({ s3: undefined, dataDir: world.folder });

// Every other column of text or JSON, each checked by hand: none of them keeps a file from deletion. Logs, stored answers and emails may
// mention one. `invoices.pdf_url` dates from before invoices stored their own PDF, and is no longer written.
const others: Record<string, string> = {
  activities: 'action changes details resource_type user_name',
  agencies: 'address email name notes phone',
  api_tokens: 'name reach',
  authenticators: 'secret',
  books_accounts: 'key name number',
  books_settings:
    'account_name bic city contact_name country electronic_address electronic_scheme legal_name post_code prices registration_number reminder_levels reporting_currency street vat_number',
  apa_accounts: 'currency',
  apa_entries: 'category currency description entered_by method supplier',
  bank_accounts: 'currency iban mapping name',
  bank_files: 'name read_by sha256',
  bank_lines: 'currency fingerprint iban name reference text',
  calendar_feeds: 'detail user_name',
  calendar_imports: 'etag label last_error pending url',
  certificates: 'issuing_authority number type',
  charter_guests:
    'allergies birth_place diet disembarkation document_number document_type embarkation family_name gender given_names issuing_state medical nationality notes role shoe_size visa_number',
  charter_documents: 'kind says sent_to sha256 terms',
  charter_instalments: 'kind label method',
  deposit_settlements: 'deductions method',
  charter_lines: 'kind label payable',
  charter_links: 'kind',
  charter_signatures: 'ip mailed_to method name sentence sha256 strokes user_agent',
  charters:
    'contact_email contact_first_name contact_last_name contact_phone currency discounts message notes number portal_notice prices reason source state title type',
  charter_terms: 'discounts option_time plan policy policy_kind public_origins public_words template',
  checklist_answers: 'kind note result section severity text unit',
  checklist_items: 'kind section severity text unit',
  checklist_runs: 'name purpose signed_by started_by',
  checklists: 'name purpose',
  defects: 'description reason reported_by severity status title',
  report_links: 'user_name',
  document_needs: 'of type',
  document_versions: 'issuer notes number',
  documents: 'type',
  closing_files: 'content',
  closings: 'closed_by currency sha256',
  companies:
    'address contact_email contact_phone default_currency description formats house_rules iban name payment_details public_slug subscription_tier tax_number time_zone website',
  contact_requests: 'company_name email first_name fleet_size last_name message phone',
  crew: 'certifications email experience name phone role',
  crew_papers: 'birth_place document_number document_type family_name gender given_names issuing_state nationality',
  credit_note_documents: 'xml',
  credit_note_items: 'description outside_category outside_reason tax_category tax_name tax_reason',
  credit_note_taxes: 'category reason',
  credit_notes: 'currency issued_as number prices reason',
  customers:
    'address buyer_reference city country electronic_address electronic_scheme email first_name last_name notes organisation phone post_code registration_number vat_number',
  equipment: 'category identifier kind location maker model name notes serial_number',
  exchange_rates: 'currency',
  expenses: 'category currency description notes payment_method subcategory vendor',
  document_counters: 'series',
  exports: 'failure requested_by_name status stored_as',
  extras: 'currency name payable unit',
  files: 'content_type id kind name',
  handover_items: 'name note state',
  handovers: 'engines ip kind method notes sentence sha256 signed_by strokes',
  idempotency_keys: 'body key',
  imported_blocks: 'key summary',
  income: 'category currency description notes payment_method payment_status subcategory',
  inventory_items: 'name',
  invitations: 'email invited_by_name role',
  invoice_documents: 'xml',
  invoice_items: 'description outside_category outside_reason tax_category tax_name tax_reason unit',
  invoice_taxes: 'category reason',
  invoices: 'category currency invoice_number issued_as kind notes pdf_url prices purchase_order status',
  jobs: 'data key last_error name',
  leases: 'name',
  letters: 'about_type data failure kind recipient subject',
  maintenance: 'contractor description status title type',
  management_agreements: 'passed_on',
  meter_readings: 'by_name source',
  meters: 'name',
  notification_settings: 'mail panel',
  one_off_payments: 'customer_id provider provider_payment_id state',
  owner_statements: 'currency issued_as number',
  part_movements: 'by_name currency kind',
  part_stocks: 'currency store',
  parts: 'maker name part_number supplier unit',
  passkeys: 'credential_id name transports',
  postponements: 'by_name reason',
  payments: 'currency direction method note reference',
  recurring: 'body kind problem unit',
  payment_reminders: 'sent_to',
  payment_events: 'body event_id last_error provider type',
  pending_signups:
    'company_name customer_id email failure first_name formats last_name password_hash plan_id provider setup_intent_id state time_zone',
  rate_limits: 'key',
  'sandbox.customers': 'email id name ref',
  'sandbox.events': 'body id',
  'sandbox.intents': 'asked_token client_secret customer_id id invoice_id kind last_error payment_method_id ref status',
  'sandbox.invoices': 'id plan_id status subscription_id',
  'sandbox.payment_methods': 'brand customer_id id last4 token',
  'sandbox.requests': 'answer fingerprint key',
  'sandbox.subscriptions': 'customer_id id item_id payment_method_id plan_id ref status',
  saved_views: 'list name search',
  schedule_events: 'color currency description title type',
  schema_migrations: 'checksum name',
  service_plans: 'noticed policy series title',
  services: 'done_by notes title was_noticed',
  sessions: 'user_agent',
  sign_in_tickets: 'purpose',
  subscription_changes: 'from_plan state to_plan',
  subscriptions:
    'card_brand card_last4 customer_id last_error payment_method_id plan_id provider provider_subscription_id setup_intent_id status',
  tax_rates: 'category country name reason reason_code',
  tracks: 'line',
  trips: 'arrival_location departure_location status type',
  users: 'email first_name formats last_name password_hash role stripe_customer_id stripe_subscription_id',
  yacht_owners: 'address email name vat_number',
  yacht_statement_lines: 'account entry source_type text',
  yacht_statements: 'currency fee_tax_category fee_tax_name fee_tax_reason',
  yacht_terms: 'blurb call_sign check_in_time check_out_time currency registration',
  yachts: 'flag_country house_rules length location name status type',
};

test('every column that could contain a file’s address is listed as one that does or doesn’t', async () => {
  const known = [
    ...fileColumns.map(({ table, column }) => `${table}.${column}`),
    ...Object.entries(others).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`)),
  ];
  expect(known.toSorted()).toEqual((await textColumns()).toSorted());
});

test('columns of every type that can hold text are found, including arrays, domains, ranges and composite types', async () => {
  await world.owner.query(`
    create domain address_text as text check (value <> '');
    create type text_span as range (subtype = text);
    create type labelled as (label text);
    create table kinds_of_text (
      a char(80), b name, c "char", d xml, e address_text, f address_text[], g char(80)[], h text_span, i labelled, j jsonpath,
      k int, l uuid, m bytea, n numeric[], o daterange, p tsvector, q interval, r boolean, s bigint[], t inet)`);
  try {
    const seen = (await textColumns()).filter((column) => column.startsWith('kinds_of_text.'));
    expect(seen).toEqual([...'abcdefghij'].map((column) => `kinds_of_text.${column}`));
  } finally {
    await world.owner.query('drop table kinds_of_text; drop type labelled; drop type text_span; drop domain address_text');
  }
});

/** The columns of all tables whose type can hold text: every type except those known to hold none. */
async function textColumns(): Promise<string[]> {
  const { rows } = await world.owner.query(`
    with recursive columns as (
      select n.nspname, c.relname, a.attname, a.attnum, a.atttypid as type from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') join pg_namespace n on n.oid = c.relnamespace
      where a.attnum > 0 and not a.attisdropped and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      union
      select nspname, relname, attname, attnum, coalesce(nullif(t.typbasetype, 0), case when t.typcategory = 'A' then nullif(t.typelem, 0) end, r.rngsubtype)
      from columns join pg_type t on t.oid = columns.type left join pg_range r on t.oid in (r.rngtypid, r.rngmultitypid)
      where t.typbasetype <> 0 or t.typcategory = 'A' or r.rngsubtype is not null)
    select nspname || '.' || relname as of, attname as name from columns join pg_type t on t.oid = columns.type
    where t.typtype <> 'd' and t.typcategory not in ('A', 'B', 'D', 'E', 'G', 'I', 'N', 'R', 'T', 'V')
      and t.typname not in ('bytea', 'uuid', 'tsvector', 'tsquery')
    group by 1, 2, attnum order by 1, attnum`);
  return rows.map(({ of, name }) => `${of.replace('public.', '')}.${name}`);
}

/** An upload of this person's company of the given age whose form was never sent. */
async function anUpload({ companyId }: Person, age = '2 days'): Promise<{ id: string; url: string }> {
  const id = randomBytes(16).toString('base64url');
  await world.owner.query(
    `insert into files (company_id, id, kind, name, content_type, size, created_at) values ($1, $2, 'document', 'a.pdf', 'application/pdf', 1, now() - $3::interval)`,
    [companyId, id, age],
  );
  return { id, url: `/api/files/${id}` };
}

const unusedSince = async (id: string): Promise<Date | null | 'gone'> => {
  const { rows } = await world.owner.query('select unused_since from files where id = $1', [id]);
  return rows[0] ? rows[0].unused_since : 'gone';
};
const markUnused = (id: string, interval: string) =>
  world.owner.query('update files set unused_since = now() - $1::interval where id = $2', [interval, id]);

/** A record of each table in this person's company. */
async function aRecordIn(person: Person, table: string): Promise<number> {
  const { id, companyId } = person;
  if (table === 'companies') return companyId as number;
  if (table === 'users') return id;
  if (table === 'yachts') return (await aYacht(person)).id;
  const [sailor, yacht] = [await aCrewMember(world, companyId as number), await aYacht(person)];
  if (table === 'crew') return sailor.id;
  const insert: Record<string, [string, unknown[]]> = {
    certificates: [
      `insert into certificates (company_id, crew_id, type) values ($1, $2, 'Passport') returning id::int`,
      [companyId, sailor.id],
    ],
    equipment: [
      `insert into equipment (company_id, yacht_id, name) values ($1, $2, 'Port engine') returning id::int`,
      [companyId, yacht.id],
    ],
    photos: [
      `with d as (insert into defects (company_id, yacht_id, title, severity, reported_by) values ($1, $2, 'Leak', 'minor', 'Tom') returning company_id, id)
       insert into photos (company_id, defect_id, position, url) select company_id, id, 0, '' from d returning id::int`,
      [companyId, yacht.id],
    ],
    checklist_answers: [
      `with r as (insert into checklist_runs (company_id, yacht_id, name, purpose, started_by) values ($1, $2, 'Check', 'other', 'Tom') returning company_id, id)
       insert into checklist_answers (company_id, run_id, position, text, kind, severity) select company_id, id, 1, 'Bilge', 'pass', 'minor' from r returning id::int`,
      [companyId, yacht.id],
    ],
    document_versions: [
      `with d as (insert into documents (company_id, type) values ($1, 'Policy') returning company_id, id)
       insert into document_versions (company_id, document_id, version) select company_id, id, 1 from d returning id::int`,
      [companyId],
    ],
    handover_photos: [
      `with c as (insert into charters (company_id, number, type, state, currency) values ($1, 'C-2026-0001', 'charter', 'enquiry', 'EUR') returning company_id, id),
         h as (insert into handovers (company_id, charter_id, kind) select company_id, id, 'check_in' from c returning company_id, id),
         x as (insert into handover_items (company_id, handover_id, position, name, quantity, state, counted) select company_id, id, 0, 'Dinghy', 1, 'ok', 1 from h returning company_id, id)
       insert into handover_photos (company_id, item_id) select company_id, id from x returning id::int`,
      [companyId],
    ],
    apa_entries: [
      `with k as (insert into customers (company_id, first_name, last_name) values ($1, 'Ada', 'Lind') returning company_id, id),
         c as (insert into charters (company_id, number, type, state, currency) values ($1, 'C-2026-0001', 'charter', 'enquiry', 'EUR') returning company_id, id),
         w as (insert into apa_accounts (company_id, charter_id, customer_id, currency, requested, opened_on) select c.company_id, c.id, k.id, 'EUR', 10, '2026-01-01' from c, k returning company_id, id)
       insert into apa_entries (company_id, account_id, day, category, amount, currency, amount_in_apa, entered_by)
         select company_id, id, '2026-01-01', 'fuel', 1, 'EUR', 1, 'Tom' from w returning id::int`,
      [companyId],
    ],
    expenses: [
      `insert into expenses (company_id, category, description, amount, currency, expense_date) values ($1, 'fuel', 'Diesel', 1, 'EUR', '2026-01-01') returning id::int`,
      [companyId],
    ],
  };
  if (table === 'services') {
    const { id: yachtId } = await aYacht(person);
    insert['services'] = [
      `insert into services (company_id, yacht_id, title, done_on) values ($1, $2, 'Overhaul', '2026-01-01') returning id::int`,
      [companyId, yachtId],
    ];
  }
  const [text, values] = insert[table] ?? [];
  if (!text) throw new Error(`the test knows no record of ${table}`);
  return (await world.owner.query(text, values)).rows[0].id;
}

test.each(fileColumns)('$table: a file in $column is kept; once removed from it, it is deleted after a week', async ({ table, column }) => {
  const maya = await aPerson(world);
  const [files, { id, url }] = [await aStore(), await anUpload(maya)];
  await files.put(documentName(id), Buffer.from('a'), 'application/pdf');
  const record = await aRecordIn(maya, table);
  const refer = (to: string | null) => world.owner.query(`update ${table} set ${column} = $1 where id = $2`, [to, record]);
  await refer(url);
  await markUnused(id, '9 days');
  await sweepFiles(world.db, files);
  expect(await unusedSince(id)).toBeNull();
  await refer(null);
  await sweepFiles(world.db, files);
  expect(await unusedSince(id)).toBeInstanceOf(Date);
  await markUnused(id, '6 days 23 hours');
  await sweepFiles(world.db, files);
  // It is served as before, and is kept if a record refers to it again.
  expect((await files.open(documentName(id))) !== null).toBe(true);
  expect((await maya.call('GET', url)).status).toBe(200);
  await refer(url);
  await sweepFiles(world.db, files);
  expect(await unusedSince(id)).toBeNull();
  await refer(null);
  await sweepFiles(world.db, files);
  await markUnused(id, '7 days 1 minute');
  await sweepFiles(world.db, files);
  expect(await unusedSince(id)).toBe('gone');
  expect(await files.open(documentName(id))).toBeNull();
});

test('an upload whose form is still open isn’t marked for a day', async () => {
  const maya = await aPerson(world);
  const { id } = await anUpload(maya, '23 hours');
  await sweepFiles(world.db, await aStore());
  expect(await unusedSince(id)).toBeNull();
});

test('a record that refers to a file just before its deletion keeps it', async () => {
  const maya = await aPerson(world);
  const { id, url } = await anUpload(maya);
  const { id: sailor } = await aCrewMember(world, maya.companyId as number);
  await markUnused(id, '8 days');
  const other = await world.owner.connect();
  await other.query('begin');
  // Like a record that refers to the file, before it is committed.
  await other.query('update files set unused_since = null where id = $1', [id]);
  await other.query(`insert into certificates (company_id, crew_id, type, file_url) values ($1, $2, 'Passport', $3)`, [
    maya.companyId,
    sailor,
    url,
  ]);
  const sweeping = sweepFiles(world.db, await aStore());
  await expect
    .poll(
      async () =>
        (await world.owner.query(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%files f%'`)).rowCount,
      {
        timeout: 20_000,
      },
    )
    .toBeGreaterThan(0);
  await other.query('commit');
  other.release();
  await sweeping;
  expect(await unusedSince(id)).toBeNull();
});

test('referring to a file again by its address removes its mark', async () => {
  const maya = await aPerson(world);
  const { id, url } = await anUpload(maya);
  const { id: sailor } = await aCrewMember(world, maya.companyId as number);
  await markUnused(id, '6 days');
  expect((await maya.call('POST', `/api/crew/${sailor}/certificates`, { type: 'Passport', fileUrl: url })).status).toBe(201);
  expect(await unusedSince(id)).toBeNull();
});

test('with very many uploads, each sweep checks a part, and a day’s sweeps check all', async () => {
  const maya = await aPerson(world);
  const files = await aStore();
  const [withPicture, { url }] = [await aYacht(maya), await anUpload(maya)];
  await world.owner.query('update yachts set image_url = $1 where id = $2', [url, withPicture.id]);
  await world.owner.query(
    `insert into files (company_id, id, kind, name, content_type, size, created_at)
     select $1, translate(encode(sha256(n::text::bytea), 'base64'), '+/=', '-_'), 'document', 'a.pdf', 'application/pdf', 1, now() - interval '30 days'
     from generate_series(1, 21000) n`,
    [maya.companyId],
  );
  const marked = async () =>
    (await world.owner.query('select count(*)::int from files where company_id = $1 and unused_since is not null', [maya.companyId]))
      .rows[0].count;
  await sweepFiles(world.db, files, 500_000);
  const first = await marked();
  expect(first).toBeGreaterThan(100);
  expect(first).toBeLessThan(4_000);
  // A second run in the same hour finds nothing new.
  await sweepFiles(world.db, files, 500_000);
  expect(await marked()).toBe(first);
  for (let hour = 1; hour < 23; hour++) await sweepFiles(world.db, files, 500_000 + hour);
  expect(await marked()).toBe(21_000);
  expect(await unusedSince(url.replace('/api/files/', ''))).toBeNull();
  await world.owner.query('delete from files where company_id = $1', [maya.companyId]);
});
