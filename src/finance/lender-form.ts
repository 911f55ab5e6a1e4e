import type { Pence } from '#money/pence.ts';
import type { LenderAccount } from '#platform/provider-accounts.ts';

/** How a shopper comes back from the lender. A hint and no proof: anybody can open an address. */
export const lenderOutcomes = ['pass', 'fail', 'refer'] as const;
export type LenderOutcome = (typeof lenderOutcomes)[number];

/** Where the shop's own lender is, for a shop without an account at one. */
export const testLenderPath = '/test-lender';

/** What the lender is asked for. Amounts in pence; the price is before the deposit, which the lender does not collect. */
export type LenderRequest = {
  goodsDescription: string;
  pricePence: Pence;
  depositPence: Pence;
  instalments: number;
  /** What the shopper has told us already, so that they need not type it again. */
  customer?: { firstName: string; lastName: string; email: string; phone: string; address: string; town: string; postcode: string };
  /** Where the shopper comes back to, for each outcome: whole addresses. */
  returnTo: Record<LenderOutcome, string>;
};

/** The lender's form: where it goes, how, and its hidden fields. */
export type LenderForm = { action: string; method: 'post' | 'get'; fields: [name: string, value: string][] };

/**
 * The form that a shopper's browser sends to the lender, or without an account to the test lender of `origin`.
 * Field names: PayItMonthly, Simple Integration 1.0.0.
 */
export function lenderForm(account: LenderAccount | null, origin: string, request: LenderRequest): LenderForm {
  const { goodsDescription, pricePence, depositPence, instalments, customer, returnTo } = request;
  const fields: Record<string, string> = {
    identification_key: account?.key ?? 'test-lender',
    identification_version: '1.0.0',
    test_or_live: account?.mode ?? 'test',
    goods_description: goodsDescription,
    goods_price: String(pricePence),
    finance_deposit_total: String(depositPence),
    finance_number_of_instalments: String(instalments),
    ...(customer && customerFields(customer)),
    redirecturl_pass: returnTo.pass,
    redirecturl_fail: returnTo.fail,
    redirecturl_refer: returnTo.refer,
  };
  return {
    action: account?.url ?? `${origin}${testLenderPath}`,
    method: account?.method ?? 'post',
    fields: Object.entries(fields).filter(([, value]) => value !== ''),
  };
}

/** The form as one address, its fields as query values: how the API hands it over. */
export function applicationUrl({ action, fields }: Pick<LenderForm, 'action' | 'fields'>): string {
  const url = new URL(action);
  for (const [name, value] of fields) url.searchParams.append(name, value);
  return url.href;
}

/** The form that such an address stands for. Throws a TypeError for what is no address. */
export function formOf(address: string): Pick<LenderForm, 'action' | 'fields'> {
  const url = new URL(address);
  const fields = [...url.searchParams] as [string, string][];
  url.search = '';
  return { action: url.href, fields };
}

function customerFields({ firstName, lastName, email, phone, address, town, postcode }: NonNullable<LenderRequest['customer']>) {
  const isMobile = /^(?:\+44|0044|0)\s*7/.test(phone);
  return {
    customer_firstname: firstName,
    customer_surname: lastName,
    customer_email: email,
    customer_mobile: isMobile ? phone : '',
    customer_landline: isMobile ? '' : phone,
    customer_address_line_1: address,
    customer_address_line_3: town,
    customer_address_postcode: postcode,
  };
}
