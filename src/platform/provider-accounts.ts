/** The shop's account with the card provider, Square. */
export type SquareAccount = {
  applicationId: string;
  locationId: string;
  accessToken: string;
  /** What Square signs its webhooks with. */
  webhookKey: string;
  /** The address at which Square was told to reach us: part of what it signs. */
  webhookUrl: string;
  apiUrl: string;
  /** The card form's script. */
  scriptUrl: string;
};

/** The words of Square's own script for it. */
export const invalidApplicationId = "The Payment 'applicationId' option is not in the correct format.";

type Environment = 'production' | 'sandbox';

const addresses: Record<Environment, { apiUrl: string; scriptUrl: string }> = {
  production: { apiUrl: 'https://connect.squareup.com', scriptUrl: 'https://web.squarecdn.com/v1/square.js' },
  sandbox: { apiUrl: 'https://connect.squareupsandbox.com', scriptUrl: 'https://sandbox.web.squarecdn.com/v1/square.js' },
};

/** Which of Square's two worlds an application belongs to; null for what is no application's id. */
export function squareEnvironment(applicationId: string): Environment | null {
  if (applicationId.startsWith('sq0idp-')) return 'production';
  return applicationId.startsWith('sandbox-sq0idb-') ? 'sandbox' : null;
}

const needed = ['SQUARE_APPLICATION_ID', 'SQUARE_LOCATION_ID', 'SQUARE_ACCESS_TOKEN', 'SQUARE_WEBHOOK_KEY'] as const;
const optional = ['SQUARE_WEBHOOK_URL', 'SQUARE_API_URL', 'SQUARE_SCRIPT_URL'] as const;
export type SquareVariables = Partial<Record<(typeof needed)[number] | (typeof optional)[number], string | undefined>>;

/** The account as the environment gives it, all of it or nothing: null is a shop with its own test till. Throws an Error of one sentence. */
export function readSquareAccount(given: SquareVariables, origin: string): SquareAccount | null {
  const { SQUARE_APPLICATION_ID, SQUARE_LOCATION_ID, SQUARE_ACCESS_TOKEN, SQUARE_WEBHOOK_KEY } = given;
  if (!SQUARE_APPLICATION_ID || !SQUARE_LOCATION_ID || !SQUARE_ACCESS_TOKEN || !SQUARE_WEBHOOK_KEY) {
    const some = [...needed, ...optional].filter((name) => given[name]);
    if (some.length === 0) return null;
    const missing = needed.filter((name) => !given[name]);
    throw new Error(
      `Card payments need all of ${needed.join(', ')}, or none of them for the test till; ${missing.join(
        ', ' + '',
      )} ${missing.length === 1 ? 'is' : 'are'} not set.`,
    );
  }
  const environment = squareEnvironment(SQUARE_APPLICATION_ID);
  if (!environment)
    throw new Error(`${invalidApplicationId} SQUARE_APPLICATION_ID begins with sq0idp- or, in Square's sandbox, with sandbox-sq0idb-.`);
  return {
    applicationId: SQUARE_APPLICATION_ID,
    locationId: SQUARE_LOCATION_ID,
    accessToken: SQUARE_ACCESS_TOKEN,
    webhookKey: SQUARE_WEBHOOK_KEY,
    webhookUrl: given.SQUARE_WEBHOOK_URL ?? `${origin}/api/webhooks/square`,
    apiUrl: given.SQUARE_API_URL ?? addresses[environment].apiUrl,
    scriptUrl: given.SQUARE_SCRIPT_URL ?? addresses[environment].scriptUrl,
  };
}

/** The shop's account with the lender, PayItMonthly. */
export type LenderAccount = {
  /** Names the shop to the lender. It travels in the form that the shopper's browser sends, so it is no secret. */
  key: string;
  mode: 'test' | 'live';
  /** Where the form goes, and how. */
  url: string;
  method: 'post' | 'get';
};

const lenderOptional = ['PAYITMONTHLY_MODE', 'PAYITMONTHLY_URL', 'PAYITMONTHLY_METHOD'] as const;
type LenderVariables = { PAYITMONTHLY_KEY?: string | undefined } & Partial<Record<(typeof lenderOptional)[number], string | undefined>>;

const payItMonthly = 'https://payitmonthly.uk/simple-integration/';

/** The account as the environment gives it: null is a shop with its own test lender. Throws an Error of one sentence for settings without a key. */
export function readLenderAccount(given: LenderVariables): LenderAccount | null {
  if (!given.PAYITMONTHLY_KEY) {
    const some = lenderOptional.filter((name) => given[name]);
    if (some.length === 0) return null;
    throw new Error(`${some.join(', ')} ${some.length === 1 ? 'is' : 'are'} of no use without PAYITMONTHLY_KEY, which is not set.`);
  }
  return {
    key: given.PAYITMONTHLY_KEY,
    mode: given.PAYITMONTHLY_MODE === 'test' ? 'test' : 'live',
    url: given.PAYITMONTHLY_URL ?? payItMonthly,
    method: given.PAYITMONTHLY_METHOD === 'get' ? 'get' : 'post',
  };
}

/**
 * What tokens cost, in pounds a million, which is millionths of a pound a token: `read` by the model afresh, `written` by it, and read
 * from (`cached`) or put into (`caching`) the provider's cache.
 */
export type ModelPrice = { read: number; written: number; cached: number; caching: number };

/** The model that answers in the chat, at Anthropic or at anything that speaks OpenAI's chat completions. */
export type ModelProvider = {
  kind: 'anthropic' | 'openai-compatible';
  model: string;
  /** Absent for servers of one's own that ask for none. */
  apiKey: string | undefined;
  /** Absent: Anthropic's own. */
  baseUrl: string | undefined;
  price: ModelPrice;
  /** Millionths of a pound that may be spent in a day and in one visit. At the cap the assistant without a model answers. */
  dayMicros: number;
  visitMicros: number;
};

const modelOptional = ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL', 'AI_PRICES'] as const;
type ModelVariables = { AI_PROVIDER?: ModelProvider['kind'] | undefined; AI_DAY_BUDGET: number; AI_VISIT_BUDGET: number } & Partial<
  Record<(typeof modelOptional)[number], string | undefined>
>;

/**
 * The provider as the environment gives it: null is a shop whose assistant has no model. Throws an Error of one sentence for settings that cannot
 * work.
 */
export function readModelProvider(given: ModelVariables): ModelProvider | null {
  if (!given.AI_PROVIDER) {
    const some = modelOptional.filter((name) => given[name]);
    if (some.length === 0) return null;
    throw new Error(`${some.join(', ')} ${some.length === 1 ? 'is' : 'are'} of no use without AI_PROVIDER, which is not set.`);
  }
  if (!given.AI_MODEL) throw new Error('AI_PROVIDER needs AI_MODEL, the name of the model, which is not set.');
  if (given.AI_PROVIDER === 'anthropic' && !given.AI_API_KEY) throw new Error('AI_PROVIDER=anthropic needs AI_API_KEY, which is not set.');
  if (given.AI_PROVIDER === 'openai-compatible' && !given.AI_BASE_URL)
    throw new Error('AI_PROVIDER=openai-compatible needs AI_BASE_URL, such as http://localhost:11434/v1, which is not set.');
  return {
    kind: given.AI_PROVIDER,
    model: given.AI_MODEL,
    apiKey: given.AI_API_KEY,
    baseUrl: given.AI_BASE_URL?.replace(/\/+$/, ''),
    price: priceOf(given.AI_MODEL, given.AI_PRICES ?? ''),
    dayMicros: Math.round(given.AI_DAY_BUDGET * 1_000_000),
    visitMicros: Math.round(given.AI_VISIT_BUDGET * 1_000_000),
  };
}

/** A model's line of the table `MODEL READ WRITTEN [CACHED [CACHING]]; …`. What the cache costs is what reading costs, unless it is said. */
function priceOf(model: string, table: string): ModelPrice {
  const lines = table.split(';').map((line) => line.trim().split(/\s+/));
  const [, ...figures] = lines.find(([name]) => name === model) ?? [];
  const [read, written, cached = read, caching = read] = figures.map(Number);
  if (read === undefined || written === undefined || cached === undefined || caching === undefined || !figures.every(isPrice))
    throw new Error(
      `AI_PRICES must say what ${model} costs, in pounds a million tokens, read and written, such as "${model} 2.30 11.50" ` +
        `("${model} 0 0" for a server of one's own).`,
    );
  return { read, written, cached, caching };
}

const isPrice = (figure: string) => /^\d{1,5}(\.\d{1,6})?$/.test(figure);

/** An S3-compatible service: its address without the bucket, and the keys that may read and write there. */
export type ObjectStorage = { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string };

const storageNeeded = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
type ObjectStorageVariables = Partial<Record<(typeof storageNeeded)[number] | 'S3_REGION', string | undefined>>;

/**
 * The service as the environment gives it, all of it or nothing: null is a shop that keeps its pictures in a folder. Throws an Error of one
 * sentence.
 */
export function readObjectStorage(given: ObjectStorageVariables): ObjectStorage | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = given;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    if (![...storageNeeded, 'S3_REGION' as const].some((name) => given[name])) return null;
    const missing = storageNeeded.filter((name) => !given[name]);
    throw new Error(
      `Pictures in an object store need all of ${storageNeeded.join(', ')}, or none of them for a folder; ${missing.join(
        ', ' + '',
      )} ${missing.length === 1 ? 'is' : 'are'} not set.`,
    );
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION ?? 'us-east-1',
  };
}
