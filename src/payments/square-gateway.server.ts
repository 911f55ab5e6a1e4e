import type { Square, SquareClient, SquareError } from 'square';
import { refuseInTransaction } from '#platform/database/in-transaction.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { SquareAccount } from '#platform/provider-accounts.ts';
import type { CardGateway, ChargeOutcome, ChargeRequest, RefundOutcome, RefundRequest } from './card-gateway.ts';
import { accountFault, accountOf, type ProviderFault, readFault } from './provider-fault.ts';

/** Who is asked, and how: the shop's account at Square, or what stands in for Square. */
export type SquareAccess = {
  isTestTill: boolean;
  locationId: string;
  /** Asked for with every call: the test till's is in the database, and its address known only once the shop listens. */
  token: () => Promise<string> | string;
  apiUrl: () => string;
  /** What webhooks are signed with, and the address they are sent to, which is signed too. */
  webhook: () => Promise<{ key: string; url: string }> | { key: string; url: string };
};

export function squareAccess({ locationId, accessToken, apiUrl, webhookKey, webhookUrl }: SquareAccount): SquareAccess {
  const webhook = { key: webhookKey, url: webhookUrl };
  return { isTestTill: false, locationId, token: () => accessToken, apiUrl: () => apiUrl, webhook: () => webhook };
}

/** A shopper waits for it: less than the 15 seconds after which the shop itself gives up on a request. */
const patienceMs = 12_000;

/** A token is good for one payment: told so of a repeated one, the first may have been that payment. An account that is shut says as little of it. */
const spentToken = new Set(['CARD_TOKEN_USED', 'CARD_TOKEN_EXPIRED', 'SOURCE_USED', 'SOURCE_EXPIRED']);
/** By how much the provider's clock may differ from ours. */
const clocksApartMs = 10 * 60_000;

type Asked = { client: SquareClient; options: { abortSignal: AbortSignal } };

/**
 * The card provider through Square's own client, asked again once, with the same key, when Square is busy, fails or breaks off.
 * Square's client is large; it is fetched for the first call. https://developer.squareup.com/reference/square/payments-api
 */
export function createSquareGateway(access: SquareAccess, log: Log, patience = patienceMs): CardGateway {
  let opened: Promise<SquareClient> | undefined;
  const open = () => {
    opened ??= import('square').then(({ SquareClient }) => {
      // Without an address it would be the one where money moves.
      const settings = { token: access.token, baseUrl: access.apiUrl, maxRetries: 1, timeoutInSeconds: patience / 1000 };
      return new SquareClient(settings);
    });
    return opened;
  };

  /** The answer, or what went wrong. Square's client waits as long between two tries as Square asks it to; nobody here does. */
  const ask = async <T>(call: (asked: Asked) => Promise<T>): Promise<{ answer: T } | { fault: ProviderFault }> => {
    refuseInTransaction('The card provider is asked');
    const client = await open();
    const abortSignal = AbortSignal.timeout(patience);
    const late = new Promise<never>((_, reject) => {
      abortSignal.addEventListener('abort', () => reject(new Error(`no answer within ${patience / 1000} s`)));
    });
    late.catch(() => {});
    for (let tries = 1; ; tries += 1) {
      try {
        return { answer: await Promise.race([call({ client, options: { abortSignal } }), late]) };
      } catch (error) {
        const { statusCode, errors } = error as Partial<SquareError>;
        // A connection that broke; often one that had been idle too long. What was asked, if it arrived, is not done twice.
        if (statusCode === undefined && tries === 1 && !abortSignal.aborted) continue;
        return { fault: readFault(statusCode, errors, error instanceof Error ? error.message : String(error)) };
      }
    }
  };

  /** What became of the payment that was first asked for at about `since`; null where there is none. */
  const findCharge = async ({ orderId, amountPence }: ChargeRequest, since: Date): Promise<ChargeOutcome | 'unknown' | null> => {
    const begin = new Date(since.getTime() - clocksApartMs).toISOString();
    const wanted = { locationId: access.locationId, total: BigInt(amountPence), beginTime: begin, sortOrder: 'ASC', limit: 100 };
    const asked = await ask(({ client, options }) => client.payments.list(wanted, options));
    if ('fault' in asked) return 'unknown';
    const made = asked.answer.data.find(({ referenceId }) => referenceId === orderId);
    return made ? chargeOutcome(made) : null;
  };

  /** The answer to a key is the first that was given: what became of a payment that was under way then, its own record says. */
  const settled = async (payment: Square.Payment | undefined): Promise<ChargeOutcome> => {
    const first = chargeOutcome(payment);
    if (first.kind !== 'unknown' || !payment?.id) return first;
    const { id: paymentId } = payment;
    const asked = await ask(({ client, options }) => client.payments.get({ paymentId }, options));
    return 'answer' in asked ? chargeOutcome(asked.answer.payment) : first;
  };

  return {
    isTestTill: access.isTestTill,
    charge: async (request) => {
      const asked = await ask(({ client, options }) => client.payments.create(paymentOf(request, access.locationId), options));
      if ('answer' in asked) return request.repeats ? settled(asked.answer.payment) : chargeOutcome(asked.answer.payment);
      const saysNothingOfFirst = spentToken.has(asked.fault.code) || asked.fault.about === 'shop';
      if (!request.repeats || !saysNothingOfFirst) return chargeFault(asked.fault, request, log);
      const first = await findCharge(request, request.repeats);
      if (first === 'unknown') return { kind: 'unknown', detail: asked.fault.detail };
      return first ?? chargeFault(asked.fault, { ...request, repeats: undefined }, log);
    },
    voidCharge: async (key) => {
      const asked = await ask(({ client, options }) => client.payments.cancelByIdempotencyKey({ idempotencyKey: key }, options));
      if ('answer' in asked && !asked.answer.errors?.length) return 'voided';
      const fault = 'fault' in asked ? asked.fault : readFault(400, asked.answer.errors, '');
      log.warn({ key, fault }, 'a card payment could not be voided');
      return fault.about === 'unclear' || fault.isOfAccess ? 'unknown' : 'refused';
    },
    refund: async (request) => {
      const asked = await ask(({ client, options }) => client.refunds.refundPayment(refundOf(request), options));
      return 'fault' in asked ? refundFault(asked.fault, request.key, log) : refundOutcome(asked.answer.refund);
    },
    findRefund: async (providerId) => {
      const asked = await ask(({ client, options }) => client.refunds.get({ refundId: providerId }, options));
      if ('answer' in asked) return refundOutcome(asked.answer.refund);
      log.warn({ providerId, fault: asked.fault }, 'a refund could not be asked after');
      return { kind: 'unknown', detail: asked.fault.detail };
    },
    checkAccount: async () => {
      const asked = await ask(({ client, options }) => client.locations.get({ locationId: access.locationId }, options));
      return 'answer' in asked ? accountOf(asked.answer.location, access.locationId) : accountFault(asked.fault, access.locationId);
    },
    // https://developer.squareup.com/docs/webhooks/step3validate
    isSigned: async (requestBody, signatureHeader) => {
      const { WebhooksHelper } = await import('square');
      const { key: signatureKey, url: notificationUrl } = await access.webhook();
      return WebhooksHelper.verifySignature({ requestBody, signatureHeader, signatureKey, notificationUrl });
    },
  };
}

function chargeOutcome(payment: Square.Payment | undefined): ChargeOutcome {
  const providerId = payment?.id;
  if (providerId && payment.status === 'COMPLETED')
    return { kind: 'succeeded', providerId, receiptUrl: payment.receiptUrl ?? null, ...asOf(payment) };
  if (payment?.status === 'FAILED' || payment?.status === 'CANCELED') {
    return { kind: 'declined', code: payment.status, detail: `The payment is ${payment.status}.` };
  }
  return { kind: 'unknown', detail: `The payment is ${payment?.status ?? 'not described'}.` };
}

function asOf({ updatedAt }: { updatedAt?: string }): { asOf?: Date } {
  return updatedAt && !Number.isNaN(Date.parse(updatedAt)) ? { asOf: new Date(updatedAt) } : {};
}

function paymentOf({ key, amountPence, sourceId, verificationToken, orderId }: ChargeRequest, locationId: string) {
  return {
    idempotencyKey: key,
    sourceId,
    amountMoney: { amount: BigInt(amountPence), currency: 'GBP' as const },
    locationId,
    referenceId: orderId,
    ...(verificationToken && { verificationToken }),
  };
}

function chargeFault(fault: ProviderFault, { key, orderId, repeats }: ChargeRequest, log: Log): ChargeOutcome {
  if (fault.about === 'unclear') return { kind: 'unknown', detail: fault.detail };
  if (fault.about !== 'card') log.error({ key, orderId, fault }, 'the card provider refused a payment for a fault of ours');
  if (fault.isOfAccess && repeats) return { kind: 'unknown', detail: fault.detail };
  return { kind: 'declined', code: fault.code, detail: fault.detail, ...(fault.about === 'shop' && { isOfShop: true }) };
}

function refundOf({ key, providerId, amountPence, reason }: RefundRequest) {
  // Square keeps 192 characters of a reason.
  const given = reason.slice(0, 192);
  return {
    idempotencyKey: key,
    paymentId: providerId,
    amountMoney: { amount: BigInt(amountPence), currency: 'GBP' as const },
    ...(given && { reason: given }),
  };
}

function refundFault(fault: ProviderFault, key: string, log: Log): RefundOutcome {
  log.error({ key, fault }, 'the card provider did not refund');
  // What is wrong with our account says nothing of an earlier try with this key, and nobody waits: it is asked again until that is mended.
  if (fault.about === 'unclear' || fault.isOfAccess) return { kind: 'unknown', detail: fault.detail };
  return { kind: 'failed', detail: fault.detail };
}

function refundOutcome(refund: { id?: string; status?: string | null; updatedAt?: string } | undefined): RefundOutcome {
  if (!refund?.id) return { kind: 'unknown', detail: 'The refund is not described.' };
  if (refund.status === 'COMPLETED') return { kind: 'succeeded', providerId: refund.id, ...asOf(refund) };
  if (refund.status === 'PENDING') return { kind: 'pending', providerId: refund.id, ...asOf(refund) };
  if (refund.status === 'FAILED' || refund.status === 'REJECTED')
    return { kind: 'failed', detail: `The refund is ${refund.status}.`, ...asOf(refund) };
  return { kind: 'unknown', detail: `The refund is ${refund.status}.` };
}
