import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { z } from '#domain/shared/zod.ts';

const blankIsMissing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsMissing, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: string) => z.preprocess((given) => blankIsMissing(given) ?? value, schema);

const port = 'must be a port number from 0 to 65535';
const seconds = 'must be a number of seconds from 0 to 60';
const workers = 'must be a number from 1 to 64, or auto';
const proxies = 'must be a count of proxies from 1 to 9, or their addresses, separated by commas, as in 10.0.0.0/8,::1';
const Environment = z
  .object({
    NODE_ENV: withDefault(z.string(), 'development'),
    PORT: withDefault(
      z
        .string()
        .regex(/^\d{1,5}$/, port)
        .transform(Number)
        .pipe(z.number().max(65535, port)),
      '3000',
    ),
    HOST: withDefault(z.string(), '127.0.0.1'),
    DATA_DIR: withDefault(
      z.string().transform((path) => resolve(path)),
      'data',
    ),
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
    DATABASE_REPLICA_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
    TRUST_PROXY: optional(
      z
        .string()
        .transform(trustedProxies)
        .refine((trusted) => trusted !== undefined, proxies),
    ),
    DRAIN_SECONDS: withDefault(
      z
        .string()
        .regex(/^\d{1,2}$/, seconds)
        .transform(Number)
        .pipe(z.number().max(60, seconds)),
      '0',
    ),
    WORKERS: withDefault(
      z
        .string()
        .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, workers)
        .transform((text) => (text === 'auto' ? text : Number(text))),
      '1',
    ),
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an address starting with http:// or https://' })),
    SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
    LETTERS: optional(z.literal('files', 'can be set to files')),
    MAIL_FROM: withDefault(z.string(), 'Fairlead <no-reply@fairlead.example>'),
    SALES_EMAIL: withDefault(z.email('must be an email address'), 'sales@fairlead.example'),
    PAYMENTS: optional(z.literal('sandbox', 'can be set to sandbox')),
    DEMO: optional(z.literal('public', 'can be set to public')),
    SANDBOX_CLOCK: optional(z.literal('1', 'can be set to 1')),
    STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_(test|live)_/, 'must start with sk_test_ or sk_live_')),
    STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_(test|live)_/, 'must start with pk_test_ or pk_live_')),
    STRIPE_WEBHOOK_SECRET: optional(
      z.string().regex(/^whsec_[^,\s]+(,whsec_[^,\s]+)*$/, 'must start with whsec_; several are separated by commas'),
    ),
    S3_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'must be an address starting with http:// or https://' })),
    S3_REGION: withDefault(z.string(), 'us-east-1'),
    S3_BUCKET: optional(z.string()),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    METRICS_TOKEN: optional(z.string().regex(/^[\w-]{20,200}$/, 'must be 20 to 200 letters, digits, - or _')),
    ANNOUNCE: optional(z.literal('after', 'can be set to after')),
    LOG_LEVEL: withDefault(
      z.enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be one of fatal, error, warn, info, debug, trace, silent',
      ),
      'info',
    ),
  })
  .superRefine((env, problems) => {
    if (env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && isLive(env.STRIPE_SECRET_KEY) !== isLive(env.STRIPE_PUBLISHABLE_KEY)) {
      problems.addIssue({
        code: 'custom',
        path: ['STRIPE_PUBLISHABLE_KEY'],
        message: 'must be of the same mode as STRIPE_SECRET_KEY: both test, or both live',
      });
    }
    if (env.STRIPE_SECRET_KEY && env.PAYMENTS)
      problems.addIssue({ code: 'custom', path: ['PAYMENTS'], message: 'asks for the sandbox while the keys of Stripe are set' });
    if (env.SMTP_URL && env.LETTERS)
      problems.addIssue({ code: 'custom', path: ['LETTERS'], message: 'asks for files while SMTP_URL names a mail server' });
    if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
      problems.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'is needed when DATABASE_REPLICA_URL is set' });
    for (const group of together) {
      const missing = group.filter((name) => env[name] === undefined);
      if (missing.length === 0 || missing.length === group.length) continue;
      for (const name of missing)
        problems.addIssue({
          code: 'custom',
          path: [name],
          message: `is needed when ${group.filter((each) => env[each] !== undefined).join(' and ')} is set`,
        });
    }
  });

/** How many proxies are in front of us, or their addresses; undefined if the text is neither. */
function trustedProxies(text: string): number | string[] | undefined {
  if (/^\s*[1-9]\s*$/.test(text)) return Number(text);
  const addresses = text.split(',').map((each) => each.trim());
  return addresses.every(isAddressRange) ? addresses : undefined;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && maxBits > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits))
  );
}

function isLive(key: string): boolean {
  return key.includes('_live_');
}

// Settings that make no sense without each other.
const together = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const;

export type Settings = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A read replica of that database, for exports and reports. */
  databaseReplicaUrl: string | undefined;
  /** The proxies whose word about a client's address we trust: how many there are, or their addresses. None if it isn't set. */
  trustProxy: number | string[] | undefined;
  /** How long the server continues to serve after it was told to end, so that load balancers notice. */
  drainSeconds: number;
  /** How many processes serve the port; `auto` means one per core. */
  workers: number | 'auto';
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whether emails are written to files if there is no mail server; in production this has to be requested explicitly. */
  lettersToFiles: boolean;
  mailFrom: string;
  salesEmail: string;
  /** How cards are charged: through Stripe, in the sandbox, or not at all. */
  payments:
    | { kind: 'stripe'; secretKey: string; publishableKey: string; webhookSecrets: string[] }
    | { kind: 'sandbox'; clockMoves: boolean }
    | { kind: 'closed' };
  /** Whether other machines may reach accounts whose passwords are published. */
  publicDemo: boolean;
  /** The token required at /metrics; without one, the route doesn't exist. */
  metricsToken: string | undefined;
  /** Whether changes are announced after their commits rather than within. */
  announceAfter: boolean;
  logLevel: string;
  s3: { endpoint: string | undefined; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined;
};

/** The server can't start; the message is for the person who starts it. */
export class CannotStart extends Error {}

/** Where a server with this host and port is reached without encryption. */
export function httpAddress(host: string, portNumber: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${portNumber}`;
}

/** Reads and checks all settings; throws one message that lists everything that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new CannotStart(`These settings are wrong:\n${lines.join('\n')}`);
  }
  const env = read.data;
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS,
    workers: env.WORKERS,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    lettersToFiles: env.SMTP_URL === undefined && (env.NODE_ENV !== 'production' || env.LETTERS === 'files'),
    mailFrom: env.MAIL_FROM,
    salesEmail: env.SALES_EMAIL,
    payments: paymentsOf(env),
    publicDemo: env.DEMO === 'public',
    metricsToken: env.METRICS_TOKEN,
    announceAfter: env.ANNOUNCE === 'after',
    logLevel: env.LOG_LEVEL,
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            region: env.S3_REGION,
            bucket: env.S3_BUCKET,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
  };
}

/**
 * Stripe if its keys are set; else the sandbox, which in production has to be requested explicitly, so that nobody mistakes it for the real
 * thing.
 */
function paymentsOf(env: z.output<typeof Environment>): Settings['payments'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = env;
  if (secretKey && publishableKey && webhookSecrets)
    return { kind: 'stripe', secretKey, publishableKey, webhookSecrets: webhookSecrets.split(',') };
  if (env.NODE_ENV === 'production' && env.PAYMENTS !== 'sandbox') return { kind: 'closed' };
  return { kind: 'sandbox', clockMoves: env.SANDBOX_CLOCK === '1' };
}
