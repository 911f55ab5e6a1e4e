import { resolve } from 'node:path';
import { z } from 'zod';
import {
  type LenderAccount,
  type ModelProvider,
  type ObjectStorage,
  readLenderAccount,
  readModelProvider,
  readObjectStorage,
  readSquareAccount,
  type SquareAccount,
} from './provider-accounts.ts';

/** Whom mail comes from. Without a name it is the shop's. */
type MailSender = { name: string | null; address: string };

/** 'orders@floors.example', 'Strangford Floors <orders@floors.example>' or '"Floors, Ltd" <…>' (RFC 5322, 3.4). */
const mailSenderSchema = z.string().transform((text, context): MailSender => {
  const [, quoted, plain, inBrackets] = /^\s*(?:"([^"<>\r\n]*)"|([^"<>\r\n]*?))\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  const address = z.email().safeParse((inBrackets ?? text).trim());
  if (address.success) return { name: quoted?.trim() || plain?.trim() || null, address: address.data };
  context.addIssue({ code: 'custom', message: 'no e-mail address' });
  return z.NEVER;
});

/** Everything the shop reads from its environment. No other file reads it. */
export type Config = {
  production: boolean;
  /** Where the shop listens; of 0, the free port that was found, once it does. */
  port: number;
  host: string;
  /** Where the shop is reached from outside, without a trailing slash: canonical addresses, e-mails, feeds. */
  origin: string;
  /** Whether search engines may list the shop: one that is being tried out would be found beside the real one. */
  isIndexed: boolean;
  /** Absent: the embedded PostgreSQL under dataDir. */
  databaseUrl: string | undefined;
  dataDir: string;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  loadsDemo: boolean;
  /** Whether pictures are made ready after the start, or each when it is first asked for. */
  warmsPictures: boolean;
  /** Processes answering on the one port. */
  processes: number;
  /** What a process may keep in its caches, all of them together. */
  cacheBytes: number;
  logLevel: string;
  /** Absent: letters wait, or go into files where a stand-in is allowed (settings/queries.server.ts). */
  smtpUrl: string | undefined;
  /** Whom mail comes from; absent, the shop and the address in the settings. */
  mailFrom: MailSender | undefined;
  /** Null: pictures are kept in a folder under dataDir. */
  objectStorage: ObjectStorage | null;
  /** Proxies of ours in front: that many entries of X-Forwarded-For are believed. */
  trustedProxies: number;
  /** Null: no cards are taken, unless the test till stands in. */
  square: SquareAccount | null;
  /** Null: no finance is offered, unless the test lender stands in. */
  lender: LenderAccount | null;
  /** Null: the chat's assistant answers without a model. */
  model: ModelProvider | null;
  /** Stand-ins that are wanted by name, where the shop is no demo and has no account. */
  standIns: { till: boolean; lender: boolean; mail: boolean };
  /** Where the test till shows a card's bank: the shop under another name, or null for its own address. */
  testBankOrigin: string | null;
  /** Whether letters wait: a restored copy of a shop must not write to its customers. */
  holdsMail: boolean;
  /** Who has it may read /metrics; absent, nobody. */
  metricsToken: string | undefined;
  /** Where faults are reported, for a service that keeps them as Sentry does; absent, nowhere. */
  faultsDsn: string | undefined;
  /** The file by which Apple knows that this shop may offer Apple Pay. */
  applePayFile: string | undefined;
  /** The register in which shoppers' addresses are looked up by postcode; null: they are typed. */
  addressLookup: { key: string; url: string } | null;
};

const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true');

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SHOP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  SHOP_DATA_DIR: z.string().min(1).default('data'),
  SHOP_ADMIN_EMAIL: z.email().optional(),
  SHOP_ADMIN_PASSWORD: z.string().min(8).optional(),
  SHOP_DEMO: flag.default(true),
  SHOP_WARM_PICTURES: flag.default(true),
  SHOP_TEST_TILL: flag.default(false),
  SHOP_TEST_BANK_ORIGIN: z.url({ protocol: /^https$/ }).optional(),
  SHOP_TEST_LENDER: flag.default(false),
  SHOP_TEST_MAIL: flag.default(false),
  SHOP_MAIL_HOLD: flag.default(false),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  SHOP_CACHE_MB: z.coerce.number().int().min(8).max(100_000).default(48),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  AI_PROVIDER: z.enum(['anthropic', 'openai-compatible']).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_PRICES: z.string().max(10_000).optional(),
  AI_DAY_BUDGET: z.coerce.number().min(0).max(1_000_000).default(5),
  AI_VISIT_BUDGET: z.coerce.number().min(0).max(1_000_000).default(0.25),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SHOP_MAIL_FROM: mailSenderSchema.optional(),
  SHOP_INDEXING: flag.default(true),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().optional(),
  SHOP_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SQUARE_APPLICATION_ID: z.string().optional(),
  SQUARE_LOCATION_ID: z.string().optional(),
  SQUARE_ACCESS_TOKEN: z.string().optional(),
  SQUARE_WEBHOOK_KEY: z.string().optional(),
  SQUARE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SQUARE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SQUARE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  SHOP_METRICS_TOKEN: z.string().min(16).optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  SHOP_APPLE_PAY_FILE: z.string().optional(),
  ADDRESS_LOOKUP_KEY: z.string().optional(),
  ADDRESS_LOOKUP_URL: z.url({ protocol: /^https?$/ }).default('https://api.getaddress.io'),
  PAYITMONTHLY_KEY: z.string().optional(),
  PAYITMONTHLY_MODE: z.enum(['test', 'live']).optional(),
  PAYITMONTHLY_URL: z.url({ protocol: /^https$/ }).optional(),
  PAYITMONTHLY_METHOD: z.enum(['post', 'get']).optional(),
});

/** Holds a password: what is wrong with it is said without it. */
const secret = new Set(['SHOP_ADMIN_PASSWORD', 'SMTP_URL', 'DATABASE_URL', 'AI_API_KEY', 'ADDRESS_LOOKUP_KEY', 'SHOP_METRICS_TOKEN', 'SENTRY_DSN']);

const wanted: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  SHOP_ORIGIN: 'the address shoppers use, such as https://floors.example',
  DATABASE_URL: 'a postgres:// address',
  SHOP_ADMIN_EMAIL: 'an e-mail address',
  SHOP_ADMIN_PASSWORD: 'at least 8 characters',
  SHOP_DEMO: '1 or 0',
  SHOP_WARM_PICTURES: '1 or 0',
  SHOP_TEST_TILL: '1 or 0',
  SHOP_TEST_BANK_ORIGIN: 'another https:// address at which this shop answers',
  SHOP_TEST_LENDER: '1 or 0',
  SHOP_TEST_MAIL: '1 or 0',
  SHOP_MAIL_HOLD: '1 or 0',
  WEB_CONCURRENCY: 'a whole number from 1 to 64',
  SHOP_CACHE_MB: 'a whole number of megabytes from 8 to 100000',
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
  AI_PROVIDER: 'anthropic or openai-compatible',
  AI_MODEL: 'the name of a model',
  AI_API_KEY: 'the key that the provider gave',
  AI_BASE_URL: 'an address such as http://localhost:11434/v1',
  AI_DAY_BUDGET: 'an amount in pounds, such as 5',
  AI_VISIT_BUDGET: 'an amount in pounds, such as 0.25',
  SMTP_URL: 'the address of a mail server, such as smtp://user:password@mail.example:587',
  SHOP_MAIL_FROM: 'an e-mail address, or a name and one, such as Floors <orders@floors.example>',
  SHOP_INDEXING: '1 or 0',
  S3_ENDPOINT: 'the address of an S3-compatible service, such as https://s3.eu-west-2.amazonaws.com',
  S3_BUCKET: "a bucket's name",
  SHOP_TRUSTED_PROXIES: 'a whole number from 0 to 10',
  SHOP_METRICS_TOKEN: 'at least 16 characters that nobody guesses',
  SENTRY_DSN: 'the address that the error-reporting service gave, such as https://key@errors.example/1',
  SQUARE_WEBHOOK_URL: 'the address at which Square was told to send its webhooks, such as https://floors.example/api/webhooks/square',
  SQUARE_API_URL: 'the address of a card provider that answers as Square does',
  SQUARE_SCRIPT_URL: "the address of the card form's script",
  ADDRESS_LOOKUP_URL: 'the address of an address register that answers as getAddress.io does',
  PAYITMONTHLY_MODE: 'test or live',
  PAYITMONTHLY_URL: "the https:// address of the lender's form",
  PAYITMONTHLY_METHOD: 'post or get',
};

/** Reads and checks the environment. Throws an Error whose message is one sentence for the person starting the shop. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable is one that was not set: that is how compose files and CI leave them.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const is = secret.has(name) ? 'it is not' : `it is ${JSON.stringify(given[name])}`;
    throw new Error(`The setting ${name} must be ${wanted[name] ?? 'set properly'}; ${is}.`);
  }
  const e = parsed.data;
  const origin = (e.SHOP_ORIGIN ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  return {
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    origin,
    databaseUrl: e.DATABASE_URL,
    dataDir: resolve(e.SHOP_DATA_DIR),
    adminEmail: e.SHOP_ADMIN_EMAIL,
    adminPassword: e.SHOP_ADMIN_PASSWORD,
    loadsDemo: e.SHOP_DEMO,
    warmsPictures: e.SHOP_WARM_PICTURES,
    processes: e.WEB_CONCURRENCY,
    cacheBytes: e.SHOP_CACHE_MB * 2 ** 20,
    logLevel: e.LOG_LEVEL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.SHOP_MAIL_FROM,
    isIndexed: e.SHOP_INDEXING,
    objectStorage: readObjectStorage(e),
    trustedProxies: e.SHOP_TRUSTED_PROXIES,
    square: readSquareAccount(e, origin),
    lender: readLenderAccount(e),
    model: readModelProvider(e),
    standIns: { till: e.SHOP_TEST_TILL, lender: e.SHOP_TEST_LENDER, mail: e.SHOP_TEST_MAIL },
    testBankOrigin: e.SHOP_TEST_BANK_ORIGIN ? new URL(e.SHOP_TEST_BANK_ORIGIN).origin : null,
    holdsMail: e.SHOP_MAIL_HOLD,
    metricsToken: e.SHOP_METRICS_TOKEN,
    faultsDsn: e.SENTRY_DSN,
    applePayFile: e.SHOP_APPLE_PAY_FILE,
    addressLookup: e.ADDRESS_LOOKUP_KEY ? { key: e.ADDRESS_LOOKUP_KEY, url: e.ADDRESS_LOOKUP_URL.replace(/\/+$/, '') } : null,
  };
}
