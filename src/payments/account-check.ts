import type { AccountCheck } from './card-gateway.ts';
import type { ProviderFault } from './provider-fault.ts';

type Location = { name?: string | null; status?: string; currency?: string; capabilities?: readonly string[] };

/** What keeps a location of the provider from taking this shop's cards, in sentences for its owner. https://developer.squareup.com/reference/square/objects/Location */
export function accountOf(location: Location | undefined, locationId: string): AccountCheck {
  if (!location) return { kind: 'unknown', detail: 'The location is not described.' };
  const named = location.name ? `${location.name} (${locationId})` : locationId;
  const problems = [
    location.status === 'INACTIVE' && `The location ${named} is switched off in Square: activate it there, or set SQUARE_LOCATION_ID to another.`,
    location.currency !== 'GBP' &&
      `The location ${named} takes ${location.currency ?? 'no known currency'}, and this shop sells in pounds: set SQUARE_LOCATION_ID to a location with GBP.`,
    !location.capabilities?.includes('CREDIT_CARD_PROCESSING') &&
      `The location ${named} cannot take cards yet: finish setting up the account at squareup.com, with its bank account and identity check.`,
  ].filter((problem) => problem !== false);
  return problems.length ? { kind: 'wrong', problems } : { kind: 'ready', locationName: location.name ?? locationId };
}

/** What a refusal to describe the location means. */
export function accountFault({ about, code, detail, isOfAccess }: ProviderFault, locationId: string): AccountCheck {
  if (code === 'NOT_FOUND' || code === 'INVALID_LOCATION')
    return { kind: 'wrong', problems: [`Square knows no location ${locationId} for this access token: check SQUARE_LOCATION_ID.`] };
  if (about === 'unclear') return { kind: 'unknown', detail };
  if (code === 'ACCESS_TOKEN_EXPIRED') return { kind: 'wrong', problems: ['The access token has expired: set SQUARE_ACCESS_TOKEN to a new one.'] };
  if (isOfAccess || about === 'shop') {
    const problem = `Square does not accept the access token (${code}). SQUARE_ACCESS_TOKEN and SQUARE_APPLICATION_ID must be of the same application, and both of its sandbox or both of its production.`;
    return { kind: 'wrong', problems: [problem] };
  }
  return { kind: 'wrong', problems: [`Square refuses to describe the location ${locationId}: ${detail}`] };
}
