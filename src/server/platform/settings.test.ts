import { expect, test } from 'vitest';
import { CannotStart, httpAddress, readSettings } from './settings.ts';

test('the defaults work without any setting', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    s3: undefined,
    logLevel: 'info',
  });
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('everything that is wrong is listed at once', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'ftp://x',
    SMTP_URL: 'mail',
    S3_BUCKET: 'fleet',
    STRIPE_SECRET_KEY: 'pk_live',
    METRICS_TOKEN: 'short',
  };
  expect(() => readSettings(wrong)).toThrow(CannotStart);
  for (const line of [
    'PORT must be a port number',
    'DATABASE_URL must start with postgres://',
    'LOG_LEVEL must be one of',
    'PUBLIC_URL must be',
    'SMTP_URL must start',
    'STRIPE_SECRET_KEY must start with sk_',
    'METRICS_TOKEN must be 20 to 200',
  ]) {
    expect(() => readSettings(wrong)).toThrow(line);
  }
});

test('settings that belong together are required together', () => {
  expect(() => readSettings({ S3_BUCKET: 'fleet', S3_ACCESS_KEY_ID: 'id' })).toThrow(
    'S3_SECRET_ACCESS_KEY is needed when S3_BUCKET and S3_ACCESS_KEY_ID is set',
  );
  expect(() => readSettings({ DATABASE_REPLICA_URL: 'postgres://replica/fleet' })).toThrow(
    'DATABASE_URL is needed when DATABASE_REPLICA_URL is set',
  );
});

test.each([
  ['1', undefined, 1],
  ['a number', '12', 12],
  ['one for each core', 'auto', 'auto'],
])('workers can be %s', (_, text, workers) => {
  expect(readSettings({ WORKERS: text }).workers).toBe(workers);
});

test.each(['0', '-1', '65', '1.5', 'all', 'AUTO'])('workers can’t be %s', (text) => {
  expect(() => readSettings({ WORKERS: text })).toThrow('WORKERS must be a number from 1 to 64, or auto');
});

test.each([
  ['a count', '1', 1],
  ['one address', '127.0.0.1', ['127.0.0.1']],
  ['ranges', '10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ['nobody', ' ', undefined],
])('trusted proxies can be %s', (_, text, trusted) => {
  expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
});

test.each(['true', '0', '10', 'nginx', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', '10.0.0.1,', '*'])(
  'trusted proxies can’t be %s',
  (text) => {
    expect(() => readSettings({ TRUST_PROXY: text })).toThrow('TRUST_PROXY must be a count of proxies from 1 to 9, or their addresses');
  },
);

test.each([
  ['in development', {}, true],
  ['in production', { NODE_ENV: 'production' }, false],
  ['in production, if requested', { NODE_ENV: 'production', LETTERS: 'files' }, true],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example' }, false],
])('emails to files %s', (_, environment, toFiles) => {
  expect(readSettings(environment).lettersToFiles).toBe(toFiles);
});

test('emails to files and a mail server can’t be combined', () => {
  expect(() => readSettings({ LETTERS: 'files', SMTP_URL: 'smtp://mail.example' })).toThrow(
    'LETTERS asks for files while SMTP_URL names a mail server',
  );
});

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' };
test.each([
  ['without any setting: the sandbox', {}, { kind: 'sandbox', clockMoves: false }],
  ['with a movable clock', { SANDBOX_CLOCK: '1' }, { kind: 'sandbox', clockMoves: true }],
  ['in production: closed', { NODE_ENV: 'production' }, { kind: 'closed' }],
  ['in production, if requested: the sandbox', { NODE_ENV: 'production', PAYMENTS: 'sandbox' }, { kind: 'sandbox', clockMoves: false }],
  [
    'with keys: Stripe',
    { NODE_ENV: 'production', ...stripe },
    { kind: 'stripe', secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: ['whsec_new', 'whsec_old'] },
  ],
])('payments %s', (_, environment, payments) => {
  expect(readSettings(environment).payments).toEqual(payments);
});

test.each([
  ['half of the keys', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_WEBHOOK_SECRET is needed'],
  [
    'test and live keys',
    { ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' },
    'STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY',
  ],
  ['keys and the sandbox', { ...stripe, PAYMENTS: 'sandbox' }, 'PAYMENTS asks for the sandbox while the keys of Stripe are set'],
])('the server doesn’t start with %s', (_, environment, fault) => {
  expect(() => readSettings(environment)).toThrow(fault);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
])('a server with the host %s is reached at %s', (host, address) => {
  expect(httpAddress(host, 3000)).toBe(address);
});
