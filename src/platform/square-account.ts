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
      `Card payments need all of ${needed.join(', ')}, or none of them for the test till; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.`,
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
